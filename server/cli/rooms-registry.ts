import { dirname, resolve } from 'node:path';
import { canonical, languages, Project, RoomsLanguage, type RoomsRegistry } from '../language';
import { nodeFiles } from '../node';
import { exitCodes, InputFault } from './input-fault';
import { uriOf } from './files/targets';

/** A file with rooms, and the folder whose files are one registry: the file's own where it is not named. */
export interface RoomsFileAt {
  readonly file: string;
  readonly root: string | undefined;
}

/** The registry that a file is part of. Throws an `InputFault` where there is none. */
export async function registryOf({ file, root }: RoomsFileAt, cwd: string): Promise<RoomsRegistry> {
  const path = resolve(cwd, file);
  const folder = uriOf(root === undefined ? dirname(path) : resolve(cwd, root));
  const uri = canonical(uriOf(path));
  const project = new Project(nodeFiles, languages);
  project.setRoots([folder]);
  project.include(uri);
  await project.scanned();
  const report = await project.report(uri);
  if (report === undefined) throw new InputFault(`There is no file "${file}".`, exitCodes.usage);
  if (report.fault === 'unreadable') throw new InputFault(`${file} cannot be read.`, exitCodes.usage);
  const joined =
    report.kind === 'rooms' ? await project.languageOf(RoomsLanguage)?.registryFor(uri) : undefined;
  if (joined === undefined) throw new InputFault(`"${file}" is no file with rooms.`, exitCodes.usage);
  return joined;
}
