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

/** What kind of level is wanted. */
export interface NewLevelCommand {
  readonly size: LevelSize;
  readonly title: string;
  readonly template: LevelTemplate;
  /** The file that is made; without one the level is printed. */
  readonly file: string | undefined;
  readonly root: string;
}

/** Makes a new level. Throws an `InputFault` where it cannot have that size, or its file exists already. */
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
    throw new InputFault(
      isThere ? `${shown} is there already.` : `${shown} cannot be written.`,
      exitCodes.usage,
    );
  }
}
