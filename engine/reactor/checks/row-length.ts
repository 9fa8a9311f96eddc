import { gridNames } from '../level-facts';
import { counted, grouped } from '../../core';
import type { Check } from './facts/check';

/**
 * The number of characters in a row differs from `dimensions.width`.
 *
 * If all rows of all grids have the same length, the issue is reported once, on `dimensions.width`. Otherwise it is
 * reported on the row: at the first extra character, or at the end of a row that is too short. A character is a code
 * point, so an emoji counts once.
 *
 * Fix: add or remove characters of the row, or correct `dimensions.width`.
 */
export const rowLength: Check = {
  code: 'row-length',
  reads: ['networks'],
  check: ({ layout }, report) => {
    const { agreed, width, wrongSizes } = layout;
    if (wrongSizes.length > 0) return;
    if (agreed.width !== undefined) {
      report({
        message: `All rows have ${counted(agreed.width, 'character')}. Change the width to ${agreed.width}.`,
        path: ['dimensions', 'width'],
      });
      return;
    }
    if (width === undefined) return;
    for (const name of gridNames) {
      const { path, wrongLengths } = layout.grids[name];
      for (const { row, length } of wrongLengths) {
        const missing = width - length;
        const advice =
          missing > 0 ? `Add ${counted(missing, 'character')}.` : `Remove ${counted(-missing, 'character')}.`;
        report({
          message: `Expected ${counted(width, 'character')} in this row but found ${grouped(length)}. ${advice}`,
          path: [...path, row],
          index: Math.min(width, length),
        });
      }
    }
  },
};
