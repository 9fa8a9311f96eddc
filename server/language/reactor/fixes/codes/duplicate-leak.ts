import { removeAt } from '../../../json/edits';
import type { LevelFix } from '../context';
import { leakOf, moveLeak } from '../tools/leaks';

/** Fixes a cell that leaks twice: removes the second leak, or moves it. */
export const duplicateLeak: LevelFix = {
  advice:
    'Remove the second leak (automatically if the two are identical), or move it to the nearest cell that does not leak yet.',
  *propose(problem) {
    const leak = leakOf(problem);
    if (leak?.cell === undefined) return;
    const { sketch, json } = problem.context;
    const first = sketch.leaksAt(leak.cell).find((other) => other.carrier === leak.carrier);
    const isSame = JSON.stringify(first?.value) === JSON.stringify(leak.value);
    yield {
      title: 'Remove the second leak',
      edits: removeAt(json, leak.path),
      isPreferred: true,
      isSafe: isSame,
    };
    yield* moveLeak(problem, leak, false);
  },
};
