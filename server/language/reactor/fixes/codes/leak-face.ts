import type { Fault, Mend, Proposal } from '../../../json/fixes/mend';
import { shownCell } from '../tools/cells';
import { changeLeak, facesAt, leakOf, moveLeak, removeLeak, type WrittenLeak } from '../tools/leaks';

/** An electricity leak without a floor cell to leak into: one of those beside it. */
export const leakFace: Mend = {
  says: 'Write a floor cell beside the leak as its `access`. Preferred where there is one only, or one beside what was written. Where there is none, move the leak.',
  *propose(fault) {
    const leak = leakOf(fault);
    if (leak !== undefined) yield* faceProposals(fault, leak);
  },
};

/** The faces that a leak can have. */
export function* faceProposals(fault: Fault, leak: WrittenLeak): Iterable<Proposal> {
  const { carrier, cell } = leak;
  if (cell === undefined) return;
  const faces = facesAt(fault, leak, { carrier, cell });
  for (const access of faces) {
    if (access === undefined) continue;
    yield {
      title: `Let it leak into ${shownCell(fault.subject.sketch, access)}`,
      edits: changeLeak(fault, leak, { carrier, cell, access }),
      isPreferred: faces.length === 1,
    };
  }
  if (faces.length > 0) return;
  yield* moveLeak(fault, leak, true);
  yield removeLeak(fault, leak);
}
