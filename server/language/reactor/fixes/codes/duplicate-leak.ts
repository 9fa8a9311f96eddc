import { removeAt } from '../../../json/edits';
import type { Mend } from '../../../json/fixes/mend';
import { leakOf, moveLeak } from '../tools/leaks';

/** A cell that leaks twice: no second leak, or one elsewhere. */
export const duplicateLeak: Mend = {
  says: 'Remove the later leak (without asking, where both are written alike), or move it to the nearest place that does not leak yet.',
  *propose(fault) {
    const leak = leakOf(fault);
    if (leak?.cell === undefined) return;
    const { sketch, json } = fault.subject;
    const first = sketch.leaksAt(leak.cell).find((other) => other.carrier === leak.carrier);
    const isSame = JSON.stringify(first?.value) === JSON.stringify(leak.value);
    yield {
      title: 'Remove the second leak',
      edits: removeAt(json, leak.path),
      isPreferred: true,
      isSafe: isSame,
    };
    yield* moveLeak(fault, leak, false);
  },
};
