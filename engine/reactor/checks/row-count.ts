import { gridNames } from '../level-facts';
import { counted, type Check } from './facts/check';

/**
 * A grid has another number of rows than `dimensions.height`.
 *
 * Where all four grids have the same number of rows, it is `dimensions.height` that is wrong, and the issue stands
 * there, once. Otherwise it stands on the grid that differs.
 *
 * Mend: add or remove rows of the grid, or correct `dimensions.height`.
 */
export const rowCount: Check = {
  code: 'row-count',
  reads: ['networks'],
  check: ({ layout, broken }, report) => {
    const { agreed, height, wrongSizes } = layout;
    if (broken || wrongSizes.length > 0) return;
    if (agreed.height !== undefined) {
      report({
        message: `All grids have ${counted(agreed.height, 'row')}. Write ${agreed.height} here.`,
        path: ['dimensions', 'height'],
      });
      return;
    }
    if (height === undefined) return;
    for (const name of gridNames) {
      const grid = layout.grids[name];
      if (grid.rowCount === undefined || grid.rowCount === height) continue;
      const missing = height - grid.rowCount;
      const mend = missing > 0 ? `Add ${counted(missing, 'row')}.` : `Remove ${counted(-missing, 'row')}.`;
      const label = String(grid.path[grid.path.length - 1]);
      report({
        message: `\`${label}\` has ${counted(grid.rowCount, 'row')}, but the map has ${height}. ${mend}`,
        path: grid.path,
      });
    }
  },
};
