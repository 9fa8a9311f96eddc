import { counted } from '../../engine/core';
import { coverageOf } from './coverage';
import { exitCodes, InputFault } from './input-fault';
import type { Output } from './output';
import { readTargets, type Target } from './files/targets';
import { transcriptsOf } from './transcripts';
import { verifier, type Verified } from './verify';

/** What to verify. */
export interface VerifyOptions {
  readonly paths: readonly string[];
  /** Whether levels without a winning transcript are listed. */
  readonly coverage: boolean;
  readonly root: string | undefined;
}

/**
 * Verifies all transcripts that the paths name, in the order of their paths, and returns the exit code: the worst of
 * all. Transcripts that hold go to the output, faults to the notes; a fault never keeps a later transcript from its turn.
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
  for (const path of [...new Set(found.flat())].sort()) {
    try {
      const result = await verify(path);
      verified.push(result);
      output.print(
        `${result.file}: ${statusText[result.status]} ${result.turn}, ${counted(result.actions, 'action')}\n`,
      );
    } catch (error) {
      if (!(error instanceof InputFault)) throw error;
      faults.push(error);
      output.note(error.message);
    }
  }
  const failed = faults.length === 0 ? '' : `, ${faults.length} failed`;
  output.print(`${counted(verified.length, 'transcript')} verified${failed}\n`);
  if (coverage) {
    const { levels, uncovered } = await coverageOf(targets, verified, root, cwd);
    for (const { file, why } of uncovered) output.print(`${file} ${why}\n`);
    output.print(`${levels - uncovered.length} of ${counted(levels, 'level')} won\n`);
  }
  const missing = targets.filter(
    (target, index) => found[index]?.length === 0 && (!coverage || target.kind === 'missing'),
  );
  for (const target of missing) output.note(failureOf(target));
  const worst = Math.max(exitCodes.clean, ...faults.map(({ exitCode }) => exitCode));
  return missing.length > 0 ? exitCodes.usage : worst;
}

const statusText = { won: 'won on turn', failed: 'lost on turn', playing: 'goes on in turn' } as const;

function failureOf({ kind, given }: Target): string {
  switch (kind) {
    case 'missing':
      return `There is no file or folder "${given}".`;
    case 'file':
      return `There is no transcript of "${given}" beside it.`;
    case 'folder':
      return `There is no transcript in "${given}".`;
    case 'glob':
      return `No transcript matches "${given}".`;
  }
}
