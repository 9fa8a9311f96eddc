import { counted, grouped } from '../../engine/core';
import { coverageOf } from './coverage';
import { exitCodes, InputFault } from './input-fault';
import type { Output } from './output';
import { linksLast, realPath, SeenFiles } from './files/links';
import { readTargets, type Target } from './files/targets';
import { transcriptsOf } from './transcripts';
import { verifier, type Verified } from './verify';

/** The transcripts to verify. */
export interface VerifyOptions {
  readonly paths: readonly string[];
  /** True to list the levels without a winning transcript. */
  readonly coverage: boolean;
  readonly root: string | undefined;
}

/**
 * Verifies the transcripts of the given paths, sorted by path, and returns the worst exit code. Prints verified
 * transcripts to the output and failures to the error stream. Continues after a failure.
 */
export async function runVerify(
  { paths, coverage, root }: VerifyOptions,
  cwd: string,
  output: Output,
): Promise<number> {
  const targets = await readTargets(paths, cwd);
  const found = await Promise.all(targets.map(transcriptsOf));
  const verify = verifier(root, cwd);
  const verified: Verified[] = [];
  const faults: InputFault[] = [];
  const seen = new SeenFiles();
  for (const path of linksLast([...new Set(found.flat())].sort())) {
    try {
      const result = await verify(path);
      const { file, level, ...outcome } = result;
      if (!seen.isNew(path, [realPath(level), outcome])) continue;
      verified.push(result);
      output.print(
        `${file}: ${statusText[result.status]} ${result.turn}, ${counted(result.actions, 'action')}\n`,
      );
    } catch (error) {
      if (!(error instanceof InputFault)) throw error;
      faults.push(error);
      output.note(error.message);
    }
  }
  const failed = faults.length === 0 ? '' : `, ${grouped(faults.length)} failed`;
  output.print(`${counted(verified.length, 'transcript')} verified${failed}\n`);
  if (coverage) {
    const { levels, uncovered } = await coverageOf(targets, verified, root, cwd);
    for (const { file, why } of uncovered) output.print(`${file} ${why}\n`);
    output.print(`${grouped(levels - uncovered.length)} of ${counted(levels, 'level')} won\n`);
  }
  const missing = targets.filter(
    (target, index) => found[index]?.length === 0 && (!coverage || target.kind === 'missing'),
  );
  for (const target of missing) output.note(failureOf(target));
  const worst = Math.max(exitCodes.clean, ...faults.map(({ exitCode }) => exitCode));
  return missing.length > 0 ? exitCodes.usage : worst;
}

const statusText = { won: 'won on turn', failed: 'lost on turn', playing: 'unfinished in turn' } as const;

function failureOf({ kind, given }: Target): string {
  switch (kind) {
    case 'missing':
      return `File or folder "${given}" does not exist.`;
    case 'file':
      return `Found no transcript of "${given}" next to it.`;
    case 'folder':
      return `Found no transcripts in "${given}".`;
    case 'glob':
      return `No transcripts match "${given}".`;
  }
}
