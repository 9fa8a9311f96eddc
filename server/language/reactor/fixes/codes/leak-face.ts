import type { Proposal } from '../../../text/fixes';
import type { LevelFix, LevelProblem } from '../context';
import { shownCell } from '../tools/cells';
import { changeLeak, facesAt, leakOf, moveLeak, removeLeak, type WrittenLeak } from '../tools/leaks';

/** Fixes an electricity leak without a floor cell to leak into: proposes the floor cells next to it. */
export const leakFace: LevelFix = {
  advice:
    'Set `access` to a floor cell next to the leak. Preferred if there is only one, or only one next to the old value. If there is none, move the leak.',
  *propose(problem) {
    const leak = leakOf(problem);
    if (leak !== undefined) yield* faceProposals(problem, leak);
  },
};

/** The faces that a leak can have. */
export function* faceProposals(problem: LevelProblem, leak: WrittenLeak): Iterable<Proposal> {
  const { carrier, cell } = leak;
  if (cell === undefined) return;
  const faces = facesAt(problem, leak, { carrier, cell });
  for (const access of faces) {
    if (access === undefined) continue;
    yield {
      title: `Set access to ${shownCell(problem.context.sketch, access)}`,
      edits: changeLeak(problem, leak, { carrier, cell, access }),
      isPreferred: faces.length === 1,
    };
  }
  if (faces.length > 0) return;
  yield* moveLeak(problem, leak, true);
  yield removeLeak(problem, leak);
}
