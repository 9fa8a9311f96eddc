import { writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import {
  balanceIn,
  canonical,
  newLevelText,
  languages,
  Project,
  sizeFault,
  type LevelSize,
  type LevelTemplate,
} from '../language';
import { nodeFiles } from '../node';
import { exitCodes, InputFault } from './input-fault';
import type { Output } from './output';
import { shownPath, uriOf } from './files/targets';

/** Size, title and template of a new level, and where to write it. */
export interface NewLevelCommand {
  readonly size: LevelSize;
  readonly title: string;
  readonly template: LevelTemplate;
  /** Path of the new file; `undefined` to print the level. */
  readonly file: string | undefined;
  readonly root: string;
}

/** Creates a level. Throws an `InputFault` if the size is invalid or the file already exists. */
export async function newLevel(
  { size, title, template, file, root }: NewLevelCommand,
  cwd: string,
  { print }: Output,
): Promise<void> {
  const project = new Project(nodeFiles, languages);
  project.setRoots([uriOf(resolve(cwd, root))], []);
  const path = resolve(cwd, file ?? 'new.reactor.json');
  const uri = canonical(uriOf(path));
  const balance = balanceIn(await project.settingsFor(uri));
  const fault = sizeFault(size, balance, template);
  if (fault !== undefined) throw new InputFault(fault, exitCodes.usage);
  const text = newLevelText(size, title, balance, template);
  if (file === undefined) {
    print(text);
    return;
  }
  try {
    await writeFile(path, text, { flag: 'wx' });
  } catch (error) {
    const isThere = error instanceof Error && 'code' in error && error.code === 'EEXIST';
    const shown = shownPath(uri, cwd);
    throw new InputFault(isThere ? `${shown} already exists.` : `Cannot write ${shown}.`, exitCodes.usage);
  }
}
