import { counted } from '../../core';
import { loopsOf } from '../topology/loops';
import { carriers } from '../terms';
import { atCell, characterOf, type Check } from './facts/check';

/** The greatest number of cells of a loop that are named one by one. A hostile file can have a million in one loop. */
const NAMED_CELLS = 1000;

/**
 * Cells of a network form a loop.
 *
 * Neighboring cells of one carrier are connected, so a loop gives flow two paths. A block of two by two cells is already
 * a loop. Connected loops are reported once, on the first cell in reading order.
 *
 * Fix: clear one cell of the loop so that every consumer stays connected to a source.
 */
export const networkLoop: Check = {
  code: 'network-loop',
  reads: ['networks'],
  check: (facts, report) => {
    for (const carrier of carriers) {
      const pieces = facts.pieces(carrier);
      if (!pieces) continue;
      for (const piece of pieces.all) {
        for (const cells of loopsOf(pieces, piece)) {
          const [first] = cells;
          if (first === undefined) continue;
          report({
            message:
              `${counted(cells.length, 'cell')} of the ${carrier.toLowerCase()} network form a loop, starting at ` +
              `${atCell(facts, first)}. Clear one of them so that flow has only one path.`,
            ...characterOf(facts, carrier, first),
            related: cells.slice(0, NAMED_CELLS).map((cell) => ({
              message: `${atCell(facts, cell)} is part of the loop.`,
              ...characterOf(facts, carrier, cell),
            })),
            cells,
            blame: [piece],
          });
        }
      }
    }
  },
};
