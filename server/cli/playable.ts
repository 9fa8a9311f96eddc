import { counted } from '../../engine/core';
import type { Balance, Level } from '../../engine/reactor';
import { analysisIn, balanceFileIn, canonical, languages, Project, type Report } from '../language';
import { nodeFiles } from '../node';
import { issueLine } from './formats/lines';
import { exitCodes, InputFault } from './input-fault';
import { inputPath, shownPath, uriOf } from './files/targets';
import { readText } from './files/text-file';

/** A level without errors, and its balance. */
export interface Playable {
  /** Relative to the current folder, with `/`. */
  readonly file: string;
  readonly level: Level;
  readonly balance: Balance;
  /** The number of warnings about the level. */
  readonly warnings: number;
}

/** Reports a level with errors, or with errors in its balance file. */
export class Unplayable extends InputFault {
  constructor(
    message: string,
    readonly balance: Balance,
  ) {
    super(message, exitCodes.errors);
  }
}

/** Reads the level at a path. Throws an `InputFault` if it cannot be played: `Unplayable` if it has errors. */
export type LevelReader = (path: string) => Promise<Playable>;

/** Creates a reader of levels, which searches for settings up to the root. Shared files are read once. */
export function levelReader(root: string, cwd: string): LevelReader {
  const project = new Project(nodeFiles, languages);
  project.setRoots([uriOf(inputPath(root, cwd))], []);
  return async (path) => {
    const uri = canonical(uriOf(inputPath(path, cwd)));
    const file = shownPath(uri, cwd);
    const text = await readText(path, cwd);
    project.include(uri);
    project.open(uri, 0, text, 'reactor-level');
    try {
      const report = await project.report(uri);
      const analysis = analysisIn(report);
      if (report === undefined || analysis === undefined) {
        throw new InputFault(`${file} is not a level.`, exitCodes.errors);
      }
      const { level, balance } = analysis;
      if (level === undefined) {
        throw new Unplayable(errorSummary(`Cannot play ${file}: it has`, file, report), balance);
      }
      await refuseFaultyBalance(project, uri, balance, cwd);
      const warnings = report.diagnostics.filter(({ severity }) => severity === 'warning').length;
      return { file, level, balance, warnings };
    } finally {
      project.close(uri);
    }
  };
}

/** Throws if the balance file has errors, because the level would be played with other numbers than its author wrote. */
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
  if (report?.fault === 'unreadable') throw new InputFault(`Cannot read ${file}.`, exitCodes.usage);
  if (report?.diagnostics.some(({ severity }) => severity === 'error') !== true) return;
  throw new Unplayable(
    errorSummary(`Cannot play ${shownPath(level, cwd)}: ${file} has`, file, report),
    balance,
  );
}

/** Returns a message that a level has warnings; nothing if it has none. */
export function warningNotes({ file, warnings }: Playable): string[] {
  if (warnings === 0) return [];
  const them = warnings === 1 ? 'it' : 'them';
  return [`${file} has ${counted(warnings, 'warning')}. Run reactor-level check to see ${them}.`];
}

/** Formats the number of errors in a file, and the first error. */
export function errorSummary(
  start: string,
  file: string,
  { diagnostics }: Pick<Report, 'diagnostics'>,
): string {
  const errors = diagnostics.filter(({ severity }) => severity === 'error');
  const [first] = errors;
  const lines = first === undefined ? [] : [issueLine(file, first)];
  return [`${start} ${counted(errors.length, 'error')}.`, ...lines].join('\n');
}
