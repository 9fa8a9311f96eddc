import { plural } from '../language';
import { coverageOf } from './coverage';
import { exitCodes } from './input-fault';
import type { Output } from './output';
import { readTargets, type Target } from './targets';
import { transcriptsOf } from './transcripts';
import { verifier, type Verified } from './verify';

/** What to verify. */
export interface VerifyOptions {
  readonly paths: readonly string[];
  /** Whether levels without a winning transcript are listed. */
  readonly coverage: boolean;
  readonly root: string | undefined;
}

/** Verifies what some paths name, in the order of the paths. Throws an `InputFault` at the first that diverges. */
export async function runVerify(
  { paths, coverage, root }: VerifyOptions,
  cwd: string,
  output: Output,
): Promise<number> {
  const targets = await readTargets(paths, cwd);
  const found = await Promise.all(targets.map(transcriptsOf));
  const verify = verifier(root, cwd);
  const verified: Verified[] = [];
  for (const path of [...new Set(found.flat())].sort()) {
    const result = await verify(path);
    verified.push(result);
    output.print(
      `${result.file}: ${statusText[result.status]} ${result.turn}, ${plural(result.actions, 'action')}\n`,
    );
  }
  output.print(`${plural(verified.length, 'transcript')} verified\n`);
  if (coverage) {
    const { levels, uncovered } = await coverageOf(targets, verified, root, cwd);
    for (const { file, why } of uncovered) output.print(`${file} ${why}\n`);
    output.print(`${levels - uncovered.length} of ${plural(levels, 'level')} won\n`);
  }
  const missing = targets.filter(
    (target, index) => found[index]?.length === 0 && (!coverage || target.kind === 'missing'),
  );
  for (const target of missing) output.note(failureOf(target));
  return missing.length > 0 ? exitCodes.usage : exitCodes.clean;
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
