import { URI } from 'vscode-uri';
import { languageOfTranscript, playLanguages, sourceOf } from './play/play-languages';
import { realPath } from './files/links';
import { openProject, urisOf } from './files/target-files';
import { shownPath, type Target } from './files/targets';
import type { Verified } from './verify';

/** The levels that were found, and those without a winning transcript. */
export interface Coverage {
  readonly levels: number;
  /** Levels without a winning transcript, sorted by path. */
  readonly uncovered: readonly { readonly file: string; readonly why: string }[];
}

/** Finds the levels of the targets and determines which of them have a winning transcript among the verified ones. */
export async function coverageOf(
  targets: readonly Target[],
  verified: readonly Verified[],
  root: string | undefined,
  cwd: string,
): Promise<Coverage> {
  const named = targets.flatMap((target) => levelTarget(target));
  const project = await openProject(named, root ?? '.', cwd);
  const won = new Set(verified.flatMap(({ level, status }) => (status === 'won' ? [realPath(level)] : [])));
  const played = new Set(verified.map(({ level }) => realPath(level)));
  const uncovered = new Map<string, string>();
  const levels = new Set<string>();
  for (const uri of new Set(named.flatMap((target) => urisOf(target, project)))) {
    const report = await project.report(uri);
    if (report === undefined || !playLanguages.some(({ covered }) => covered === report.kind)) continue;
    const path = realPath(URI.parse(uri).fsPath);
    // of a level and its links, the name that is listed first counts
    if (levels.has(path)) continue;
    levels.add(path);
    if (won.has(path)) continue;
    const isFaulty = report.diagnostics.some(({ severity }) => severity === 'error');
    const why = isFaulty ? 'has errors' : played.has(path) ? 'is not won' : 'has no transcript';
    uncovered.set(shownPath(uri, cwd), why);
  }
  return {
    levels: levels.size,
    uncovered: [...uncovered]
      .map(([file, why]) => ({ file, why }))
      .sort((one, other) => (one.file < other.file ? -1 : 1)),
  };
}

/** Replaces a transcript by its level. */
function levelTarget(target: Target): Target[] {
  if (target.kind !== 'file' || languageOfTranscript(target.path) === undefined) return [target];
  const level = sourceOf(target.path);
  return level === undefined ? [] : [{ kind: 'file', given: target.given, path: level }];
}
