import type { Mend } from '../../../json/fixes/mend';
import { distance, shownCell } from '../tools/cells';
import { moveProp, propOf } from '../tools/props';
import { listAt } from '../tools/values';

/** A door that is worked from afar: one of the two cells of its edge. */
export const doorApart: Mend = {
  says: 'Move the door, with the rules that mean it, to a free cell of its edge. Never preferred, since a switch further off may be meant.',
  *propose(fault) {
    const { sketch } = fault.subject;
    const prop = propOf(fault);
    const own = prop?.cell;
    if (prop === undefined || own === undefined) return;
    const from = sketch.positionOf(own);
    const ends = listAt(fault, ['props', prop.index, 'edge'])
      .flatMap((end) => sketch.cellOf(end) ?? [])
      .filter((cell) => sketch.propAt(cell) === undefined)
      .sort(
        (one, other) => distance(sketch.positionOf(one), from) - distance(sketch.positionOf(other), from),
      );
    for (const cell of ends)
      yield { title: `Move the Door to ${shownCell(sketch, cell)}`, edits: moveProp(fault, prop, cell) };
  },
};
