import { carrierLetters, carrierOfProp } from '../../../../../engine/reactor';
import type { LevelFix } from '../context';
import { nearest, shownCell, writeGlyph } from '../tools/cells';
import { couldStand, moveProp, propOf } from '../tools/props';

/**
 * Fixes a flow or consumer that is not on its network: adds a network cell under it, or moves it to the nearest one.
 */
export const propWithoutNetwork: LevelFix = {
  advice:
    'Draw a network cell under the prop, or move it (with its references) to the nearest free cell of its network. Drawing is preferred if the cell would join the network.',
  *propose(problem) {
    const { sketch } = problem.context;
    const prop = propOf(problem);
    const carrier = prop && carrierOfProp(prop.type);
    const cell = prop?.cell;
    if (prop === undefined || carrier === undefined || cell === undefined) return;
    const isBeside = sketch.neighbors(cell).some((other) => sketch.hasNetwork(carrier, other));
    const draw = {
      title: `Draw "${carrierLetters[carrier]}" under the ${prop.type}`,
      edits: writeGlyph(problem, carrier, cell, carrierLetters[carrier]),
      isPreferred: isBeside,
    };
    const from = sketch.positionOf(cell);
    const moves = nearest(sketch, from, (one) => couldStand(sketch, prop.type, one)).map((to) => ({
      title: `Move the ${prop.type} to ${shownCell(sketch, to)}`,
      edits: moveProp(problem, prop, to),
      isPreferred: true,
    }));
    yield* isBeside ? [draw, ...moves] : [...moves, { ...draw, isPreferred: moves.length === 0 }];
  },
};
