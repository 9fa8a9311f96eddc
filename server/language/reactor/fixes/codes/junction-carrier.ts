import { carriers, type Carrier } from '../../../../../engine/reactor';
import type { LevelFix } from '../context';
import { nearest, shownCell, writeGlyph } from '../tools/cells';
import { couldStand, moveProp, propOf, removeProp } from '../tools/props';

/** Fixes a junction that is not on exactly one network: clears the other networks under it, moves it to a fork, or removes it. */
export const junctionCarrier: LevelFix = {
  advice:
    'Clear the other networks under the junction if the branches then fit; move it to the nearest fork of its kind; or remove it.',
  *propose(problem) {
    const { sketch } = problem.context;
    const prop = propOf(problem);
    const cell = prop?.cell;
    if (prop === undefined || cell === undefined) return;
    const under = carriers.filter((carrier) => sketch.hasNetwork(carrier, cell));
    const wanted = prop.type === 'TJunction' ? 3 : 4;
    const branchesOf = (carrier: Carrier): number =>
      sketch.neighbors(cell).filter((other) => sketch.hasNetwork(carrier, other)).length;
    const fitting = under.filter((carrier) => branchesOf(carrier) === wanted);
    for (const kept of fitting) {
      const parts = under
        .filter((carrier) => carrier !== kept)
        .map((carrier) => writeGlyph(problem, carrier, cell, '.'));
      yield {
        title: `Keep only the ${kept.toLowerCase()} network at ${shownCell(sketch, cell)}`,
        edits: parts.some((part) => part === undefined) ? undefined : parts.flatMap((part) => part ?? []),
        isPreferred: fitting.length === 1,
      };
    }
    for (const to of nearest(sketch, sketch.positionOf(cell), (one) => couldStand(sketch, prop.type, one), 2))
      yield {
        title: `Move the ${prop.type} to ${shownCell(sketch, to)}`,
        edits: moveProp(problem, prop, to),
        isPreferred: fitting.length === 0,
      };
    yield { title: `Remove the ${prop.type}`, edits: removeProp(problem, prop) };
  },
};
