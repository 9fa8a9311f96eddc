import type { LevelFix } from '../context';
import { nearest, shownCell, writeGlyph } from '../tools/cells';
import { couldStand, moveProp, propOf, removeProp } from '../tools/props';
import { asPosition } from '../../../json/fixes/tools/values';

/** Fixes a prop off the map, in a wall or on another prop: moves it to the nearest cell where it can stand. */
export const propPlace: LevelFix = {
  advice:
    'Move the prop, with the bindings and rules that refer to it, to the nearest free floor cell that has the network it ' +
    'needs (for a junction: a fork of its kind); make its cell floor; or remove it if nothing refers to it.',
  *propose(problem) {
    const { sketch } = problem.context;
    const prop = propOf(problem);
    const from = asPosition(prop?.value['position']);
    if (prop === undefined || from === undefined) return;
    for (const [place, cell] of nearest(
      sketch,
      from,
      (one) => couldStand(sketch, prop.type, one),
      2,
    ).entries()) {
      yield {
        title: `Move the ${prop.type} to ${shownCell(sketch, cell)}`,
        edits: moveProp(problem, prop, cell),
        isPreferred: place === 0,
      };
    }
    if (prop.cell !== undefined && !sketch.isFloor(prop.cell))
      yield {
        title: `Make ${shownCell(sketch, prop.cell)} floor`,
        edits: writeGlyph(problem, 'terrain', prop.cell, '.'),
      };
    yield { title: `Remove the ${prop.type}`, edits: removeProp(problem, prop) };
  },
};
