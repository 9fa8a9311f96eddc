import { carrierLetters } from '../../../../../engine/reactor';
import type { Proposal } from '../../../text/fixes';
import type { LevelFix, LevelProblem } from '../context';
import { shownCell, writeGlyph } from '../tools/cells';
import { convertLeak, leakOf, moveLeak, removeLeak, type WrittenLeak } from '../tools/leaks';

/** Fixes a leak at a cell where its carrier cannot leak: changes the carrier, adds the network, or moves the leak. */
export const leakPlace: LevelFix = {
  advice:
    'Change it to a carrier that can leak there (electricity in a wall, the others under floor); add a ' +
    'network cell under it if that cell would be connected; move the leak to the nearest suitable cell; or remove it.',
  *propose(problem) {
    const leak = leakOf(problem);
    if (leak !== undefined) yield* placeProposals(problem, leak);
  },
};

/** Proposes fixes for the place of a leak. */
export function* placeProposals(problem: LevelProblem, leak: WrittenLeak): Iterable<Proposal> {
  yield* convertLeak(problem, leak);
  yield* drawNetwork(problem, leak);
  yield* moveLeak(problem, leak, true);
  yield* changeGround(problem, leak);
  yield removeLeak(problem, leak);
}

function* drawNetwork(problem: LevelProblem, { carrier, cell }: WrittenLeak): Iterable<Proposal> {
  const { sketch } = problem.context;
  if (cell === undefined || sketch.hasNetwork(carrier, cell)) return;
  if (sketch.isFloor(cell) === (carrier === 'Electricity')) return;
  const isBeside = sketch.neighbors(cell).some((other) => sketch.hasNetwork(carrier, other));
  yield {
    title: `Draw "${carrierLetters[carrier]}" at ${shownCell(sketch, cell)}`,
    edits: writeGlyph(problem, carrier, cell, carrierLetters[carrier]),
    isPreferred: isBeside,
  };
}

/**
 * Makes the cell of a fuel or coolant leak floor. Making that of an electricity leak a wall could block a path, so it
 * is not offered.
 */
function* changeGround(problem: LevelProblem, { carrier, cell }: WrittenLeak): Iterable<Proposal> {
  const { sketch } = problem.context;
  if (cell === undefined || carrier === 'Electricity' || sketch.isFloor(cell)) return;
  yield { title: `Make ${shownCell(sketch, cell)} floor`, edits: writeGlyph(problem, 'terrain', cell, '.') };
}
