import type { Diagnostic } from '../language';
import { transcriptWords } from './files/other-files';
import { openProject, urisOf } from './files/target-files';
import { readTargets, shownPath, type Target } from './files/targets';

/** One file that was read. */
export interface CheckedFile {
  readonly uri: string;
  /** Relative to the current folder, with `/`. */
  readonly file: string;
  readonly diagnostics: readonly Diagnostic[];
}

/** What a check found, and what it could not do. */
export interface CheckResult {
  /** In the order of their paths, those without any diagnostic too. */
  readonly files: readonly CheckedFile[];
  /** Sentences about paths that do not exist or cannot be read, and about calls that read nothing. */
  readonly failures: readonly string[];
}

/** Checks everything that some paths name. A file that is named outright is checked whatever it is called. */
export async function check(paths: readonly string[], root: string, cwd: string): Promise<CheckResult> {
  const failures: string[] = [];
  const targets = (await readTargets(paths, cwd)).filter((target) => {
    const words = target.kind === 'file' ? transcriptWords(target.given) : undefined;
    if (words !== undefined) failures.push(words);
    return words === undefined;
  });
  const project = await openProject(targets, root, cwd);
  const files = new Map<string, CheckedFile>();
  for (const target of targets) {
    let count = 0;
    for (const uri of urisOf(target, project)) {
      const report = await project.report(uri);
      if (report === undefined) continue;
      const file = shownPath(uri, cwd);
      if (report.fault === 'unreadable') failures.push(`${file} cannot be read.`);
      else files.set(uri, { uri, file, diagnostics: report.diagnostics });
      count++;
    }
    if (count === 0 && target.kind !== 'folder') failures.push(failureOf(target));
  }
  if (files.size === 0 && failures.length === 0) {
    failures.push(
      `There is no level, balance or config file in ${paths.map((path) => `"${path}"`).join(', ')}.`,
    );
  }
  return { files: [...files.values()].sort((one, other) => (one.file < other.file ? -1 : 1)), failures };
}

function failureOf({ kind, given }: Target): string {
  return kind === 'glob'
    ? `No level, balance or config file matches "${given}".`
    : `There is no file or folder "${given}".`;
}
