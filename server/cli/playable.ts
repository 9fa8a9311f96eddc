import { resolve } from 'node:path';
import type { Balance, Level } from '../../engine/reactor';
import { analysisIn, balanceFileIn, canonical, plural, languages, Project, type Report } from '../language';
import { nodeFiles } from '../node';
import { issueLine } from './formats/lines';
import { exitCodes, InputFault } from './input-fault';
import { shownPath, uriOf } from './files/targets';
import { readText } from './files/text-file';

/** A level without errors, and the balance that holds for it. */
export interface Playable {
  /** Relative to the current folder, with `/`. */
  readonly file: string;
  readonly level: Level;
  readonly balance: Balance;
}

/** A level with errors, or whose balance file has some. What holds of it is known all the same. */
export class Unplayable extends InputFault {
  constructor(
    message: string,
    readonly balance: Balance,
  ) {
    super(message, exitCodes.errors);
  }
}

/** Reads the level at a path. Throws an `InputFault` where it cannot be played: one with errors is `Unplayable`. */
export type LevelReader = (path: string) => Promise<Playable>;

/** A reader of levels; the search for their balance ends at the root. What several levels share is read once. */
export function levelReader(root: string, cwd: string): LevelReader {
  const project = new Project(nodeFiles, languages);
  project.setRoots([uriOf(resolve(cwd, root))], []);
  return async (path) => {
    const uri = canonical(uriOf(resolve(cwd, path)));
    const file = shownPath(uri, cwd);
    const text = await readText(path, cwd);
    project.include(uri);
    project.open(uri, 0, text, 'reactor-level');
    try {
      const report = await project.report(uri);
      const analysis = analysisIn(report);
      if (report === undefined || analysis === undefined) {
        throw new InputFault(`${file} is no level.`, exitCodes.errors);
      }
      const { level, balance } = analysis;
      if (level === undefined) {
        throw new Unplayable(faultWords(`${file} cannot be played: it has`, file, report), balance);
      }
      await refuseFaultyBalance(project, uri, balance, cwd);
      return { file, level, balance };
    } finally {
      project.close(uri);
    }
  };
}

/** A faulty balance file would leave its level with other numbers than its author meant. */
async function refuseFaultyBalance(
  project: Project,
  level: string,
  balance: Balance,
  cwd: string,
): Promise<void> {
  const uri = balanceFileIn(await project.settingsFor(level));
  if (uri === undefined) return;
  project.include(uri);
  const report = await project.report(uri);
  const file = shownPath(uri, cwd);
  if (report?.fault === 'unreadable') throw new InputFault(`${file} cannot be read.`, exitCodes.usage);
  if (report?.diagnostics.some(({ severity }) => severity === 'error') !== true) return;
  throw new Unplayable(
    faultWords(`${shownPath(level, cwd)} cannot be played: ${file} has`, file, report),
    balance,
  );
}

/** Says of a file how many errors it has, and which is the first. */
export function faultWords(
  start: string,
  file: string,
  { diagnostics }: Pick<Report, 'diagnostics'>,
): string {
  const errors = diagnostics.filter(({ severity }) => severity === 'error');
  const [first] = errors;
  const lines = first === undefined ? [] : [issueLine(file, first)];
  return [`${start} ${plural(errors.length, 'error')}.`, ...lines].join('\n');
}
