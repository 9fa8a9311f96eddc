import { counted, grouped } from '../../core';
import type { Check } from './facts/check';

/**
 * The map has fewer columns or rows than a level may have.
 *
 * The minimum size is `grid.minWidth` by `grid.minHeight` of the balance, 3 by 3 unless a balance file says otherwise.
 *
 * Fix: give the map at least that size, in `dimensions` and in all four grids.
 */
export const dimensionsTooSmall: Check = {
  code: 'dimensions-too-small',
  reads: [],
  check: ({ layout }, report) => {
    for (const { axis, size, limit } of layout.wrongSizes) {
      if (size >= limit) continue;
      const unit = axis === 'width' ? 'column' : 'row';
      report({
        message: `Expected at least ${counted(limit, unit)} but found ${grouped(size)}. Make the map larger.`,
        path: ['dimensions', axis],
      });
    }
  },
};
