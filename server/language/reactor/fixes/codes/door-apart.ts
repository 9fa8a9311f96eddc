import type { LevelFix } from '../context';
import { distance, shownCell } from '../tools/cells';
import { moveProp, propOf } from '../tools/props';
import { listAt } from '../../../json/fixes/tools/values';

/** Fixes a door that stands apart from its edge: moves it to one of the two cells of the edge. */
export const doorApart: LevelFix = {
  advice:
    'Move the door, with the rules that refer to it, to a free cell of its edge. Never preferred, since a remote switch may be intended.',
  *propose(problem) {
    const { sketch } = problem.context;
    const prop = propOf(problem);
    const own = prop?.cell;
    if (prop === undefined || own === undefined) return;
    const from = sketch.positionOf(own);
    const ends = listAt(problem, ['props', prop.index, 'edge'])
      .flatMap((end) => sketch.cellOf(end) ?? [])
      .filter((cell) => sketch.propAt(cell) === undefined)
      .sort(
        (one, other) => distance(sketch.positionOf(one), from) - distance(sketch.positionOf(other), from),
      );
    for (const cell of ends)
      yield { title: `Move the Door to ${shownCell(sketch, cell)}`, edits: moveProp(problem, prop, cell) };
  },
};
