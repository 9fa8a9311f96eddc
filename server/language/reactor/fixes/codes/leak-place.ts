import { carrierLetters } from '../../../../../engine/reactor';
import type { Fault, Mend, Proposal } from '../../../json/fixes/mend';
import { shownCell, writeGlyph } from '../tools/cells';
import { convertLeak, leakOf, moveLeak, removeLeak, type WrittenLeak } from '../tools/leaks';

/** A leak where its carrier cannot leak: one of the carrier that can, the network drawn, or another place. */
export const leakPlace: Mend = {
  says:
    'Make it a leak of the carrier that can leak there (in a wall electricity, under floor the others); draw the network ' +
    'cell, where it would join its network; move the leak to the nearest place that fits; or remove it.',
  *propose(fault) {
    const leak = leakOf(fault);
    if (leak !== undefined) yield* placeProposals(fault, leak);
  },
};

/** What can be done about where a leak is. */
export function* placeProposals(fault: Fault, leak: WrittenLeak): Iterable<Proposal> {
  yield* convertLeak(fault, leak);
  yield* drawNetwork(fault, leak);
  yield* moveLeak(fault, leak, true);
  yield* changeGround(fault, leak);
  yield removeLeak(fault, leak);
}

function* drawNetwork(fault: Fault, { carrier, cell }: WrittenLeak): Iterable<Proposal> {
  const { sketch } = fault.subject;
  if (cell === undefined || sketch.hasNetwork(carrier, cell)) return;
  if (sketch.isFloor(cell) === (carrier === 'Electricity')) return;
  const isBeside = sketch.neighbours(cell).some((other) => sketch.hasNetwork(carrier, other));
  yield {
    title: `Draw "${carrierLetters[carrier]}" at ${shownCell(sketch, cell)}`,
    edits: writeGlyph(fault, carrier, cell, carrierLetters[carrier]),
    isPreferred: isBeside,
  };
}

/** Floor over a fuel or coolant leak. A wall over an electricity leak may be in somebody's way, and is not offered. */
function* changeGround(fault: Fault, { carrier, cell }: WrittenLeak): Iterable<Proposal> {
  const { sketch } = fault.subject;
  if (cell === undefined || carrier === 'Electricity' || sketch.isFloor(cell)) return;
  yield { title: `Make ${shownCell(sketch, cell)} floor`, edits: writeGlyph(fault, 'terrain', cell, '.') };
}
