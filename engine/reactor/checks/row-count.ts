import { gridNames } from '../level-facts';
import { counted, grouped } from '../../core';
import type { Check } from './facts/check';

/**
 * The number of rows of a grid differs from `dimensions.height`.
 *
 * If all four grids have the same number of rows, the issue is reported once, on `dimensions.height`. Otherwise it is
 * reported on each grid that differs.
 *
 * Fix: add or remove rows of the grid, or correct `dimensions.height`.
 */
export const rowCount: Check = {
  code: 'row-count',
  reads: ['networks'],
  check: ({ layout, broken }, report) => {
    const { agreed, height, wrongSizes } = layout;
    if (broken || wrongSizes.length > 0) return;
    if (agreed.height !== undefined) {
      report({
        message: `All grids have ${counted(agreed.height, 'row')}. Change the height to ${agreed.height}.`,
        path: ['dimensions', 'height'],
      });
      return;
    }
    if (height === undefined) return;
    for (const name of gridNames) {
      const grid = layout.grids[name];
      if (grid.rowCount === undefined || grid.rowCount === height) continue;
      const missing = height - grid.rowCount;
      const advice = missing > 0 ? `Add ${counted(missing, 'row')}.` : `Remove ${counted(-missing, 'row')}.`;
      const label = String(grid.path[grid.path.length - 1]);
      report({
        message: `Expected ${counted(height, 'row')} in \`${label}\` but found ${grouped(grid.rowCount)}. ${advice}`,
        path: grid.path,
      });
    }
  },
};
