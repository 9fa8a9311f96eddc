import { URI } from 'vscode-uri';
import type { Diagnostic } from '../language';
import { transcriptHint } from './files/other-files';
import { linksLast, SeenFiles } from './files/links';
import { openProject, urisOf } from './files/target-files';
import { readTargets, shownPath, type Target } from './files/targets';

/** One file that was read. */
export interface CheckedFile {
  readonly uri: string;
  /** Relative to the current folder, with `/`. */
  readonly file: string;
  readonly diagnostics: readonly Diagnostic[];
}

/** The checked files, and the paths that could not be checked. */
export interface CheckResult {
  /** Sorted by path; includes files without diagnostics. */
  readonly files: readonly CheckedFile[];
  /** Messages about paths that do not exist or cannot be read, and about runs that checked nothing. */
  readonly failures: readonly string[];
}

/** Checks the given files, folders and globs. A file that is given by its own path is checked whatever its name. */
export async function check(
  paths: readonly string[],
  root: string | undefined,
  cwd: string,
): Promise<CheckResult> {
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
