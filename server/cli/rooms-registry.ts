import { canonical, RoomsLanguage, type RoomsRegistry } from '../language';
import { exitCodes, InputFault } from './input-fault';
import { openProject } from './files/target-files';
import { inputPath, uriOf } from './files/targets';

/** A rooms file, and the folder whose files form its registry if it was given. */
export interface RoomsFileAt {
  readonly file: string;
  readonly root: string | undefined;
}

/** Reads the registry of a rooms file. Throws an `InputFault` if it is missing, unreadable or not a rooms file. */
export async function registryOf({ file, root }: RoomsFileAt, cwd: string): Promise<RoomsRegistry> {
  const path = inputPath(file, cwd);
  const uri = canonical(uriOf(path));
  const project = await openProject([{ kind: 'file', given: file, path }], root ?? '.', cwd, root);
  const report = await project.report(uri);
  if (report === undefined) throw new InputFault(`File "${file}" does not exist.`, exitCodes.usage);
  if (report.fault === 'unreadable') throw new InputFault(`Cannot read ${file}.`, exitCodes.usage);
  const joined =
    report.kind === 'rooms' ? await project.languageOf(RoomsLanguage)?.registryFor(uri) : undefined;
  if (joined === undefined) throw new InputFault(`"${file}" is not a rooms file.`, exitCodes.usage);
  return joined;
}
