import { URI } from 'vscode-uri';
import { counted, grouped } from '../../engine/core';
import { firstOf, maxDiagnostics, printable, type Diagnostic } from '../language';
import { version } from '../node/version';
import type { CheckedFile } from './checked-file';
import { transcriptHint } from './files/other-files';
import { linksLast, SeenFiles } from './files/links';
import { openProject, urisOf } from './files/target-files';
import { readTargets, shownPath, type Target } from './files/targets';
import { formatGithub } from './formats/github';
import { formatJson } from './formats/json';
import type { Format } from './formats/names';
import { formatSarif } from './formats/sarif';
import { formatText } from './formats/text';
import { exitCodes } from './input-fault';
import type { Output } from './output';

/** The paths to check, and how to print and judge the diagnostics. */
export interface CheckCommand {
  readonly paths: readonly string[];
  readonly format: Format;
  /** Infinity if there is no limit. */
  readonly maxWarnings: number;
  /** The greatest number of problems that are printed of each file. */
  readonly maxProblems: number;
  /** `undefined` without --root. */
  readonly root: string | undefined;
}

/** The checked files, and the paths that could not be checked. */
export interface CheckResult {
  /** Sorted by path; includes files without diagnostics. */
  readonly files: readonly CheckedFile[];
  /** Messages about paths that do not exist or cannot be read, and about runs that checked nothing. */
  readonly failures: readonly string[];
}

/** Checks files and prints their diagnostics. Returns the exit code. */
export async function runCheck(
  { paths, root, format, maxWarnings, maxProblems }: CheckCommand,
  cwd: string,
  output: Output,
): Promise<number> {
  const { files: checked, failures } = await check(paths, root, cwd);
  const files = checked.map((file) => ({ ...file, diagnostics: shownOf(file.diagnostics, maxProblems) }));
  switch (format) {
    case 'json':
      output.print(formatJson(files));
      break;
    case 'sarif':
      output.print(formatSarif(files, version()));
      break;
    case 'github':
      output.print(formatGithub(files));
      break;
    case 'text':
      if (files.length > 0) output.print(await formatText(files));
      break;
  }
  for (const { file, diagnostics } of checked)
    if (diagnostics.length > maxProblems || diagnostics.length === maxDiagnostics)
      output.note(
        `${printable(file)} has at least ${counted(diagnostics.length, 'problem')}. ${grouped(maxProblems)} of them are printed.`,
      );
  if (failures.length > 0) {
    for (const failure of failures) output.note(failure);
    return exitCodes.usage;
  }
  const all = checked.flatMap(({ diagnostics }) => diagnostics);
  const warnings = all.filter(({ severity }) => severity === 'warning').length;
  if (all.some(({ severity }) => severity === 'error')) return exitCodes.errors;
  if (warnings <= maxWarnings) return exitCodes.clean;
  output.note(`Found ${counted(warnings, 'warning')}; --max-warnings allows ${grouped(maxWarnings)}.`);
  return exitCodes.errors;
}

/** Returns the diagnostics to print in text order. Errors are not left out for others. */
function shownOf(diagnostics: readonly Diagnostic[], count: number): readonly Diagnostic[] {
  const shown = new Set(firstOf(diagnostics, count));
  return diagnostics.filter((one) => shown.has(one));
}

/** Checks the given files, folders and globs. A file that is given by its own path is checked whatever its name. */
async function check(paths: readonly string[], root: string | undefined, cwd: string): Promise<CheckResult> {
  const failures: string[] = [];
  const targets = (await readTargets(paths, cwd)).filter((target) => {
    const hint = target.kind === 'file' ? transcriptHint(target.given) : undefined;
    if (hint !== undefined) failures.push(hint);
    return hint === undefined;
  });
  const project = await openProject(targets, root ?? '.', cwd, root);
  const files = new Map<string, CheckedFile>();
  for (const target of targets) {
    let count = 0;
    for (const uri of urisOf(target, project)) {
      const report = await project.report(uri);
      if (report === undefined) continue;
      const file = shownPath(uri, cwd);
      if (report.fault === 'unreadable') failures.push(`Cannot read ${file}.`);
      else files.set(uri, { uri, file, diagnostics: report.diagnostics });
      count++;
    }
    if (count === 0 && target.kind !== 'folder') failures.push(failureOf(target));
  }
  if (files.size === 0 && failures.length === 0) {
    failures.push(
      `Found no level, balance or config files in ${paths.map((path) => `"${path}"`).join(', ')}.`,
    );
  }
  return { files: withoutRepeats([...files.values()]), failures };
}

/** Returns the files sorted by path, without links to files that have the same diagnostics. */
function withoutRepeats(files: readonly CheckedFile[]): CheckedFile[] {
  const byPath = new Map(files.map((file) => [URI.parse(file.uri).fsPath, file]));
  const seen = new SeenFiles();
  return linksLast([...byPath.keys()])
    .flatMap((path) => {
      const file = byPath.get(path);
      return file !== undefined && seen.isNew(path, file.diagnostics) ? [file] : [];
    })
    .sort((one, other) => (one.file < other.file ? -1 : 1));
}

function failureOf({ kind, given }: Target): string {
  return kind === 'glob'
    ? `No level, balance or config files match "${given}".`
    : `File or folder "${given}" does not exist.`;
}
