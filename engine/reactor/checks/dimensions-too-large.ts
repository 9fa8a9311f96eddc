import { counted, grouped } from '../../core';
import type { Check } from './facts/check';

/**
 * The map has more columns or rows than a level may have.
 *
 * The maximum size is `grid.maxWidth` by `grid.maxHeight` of the balance, 1024 by 1024 unless a balance file says
 * otherwise. The grids of a larger map are not checked.
 *
 * Fix: make the map smaller, or raise the limit in `reactor.balance.json`.
 */
export const dimensionsTooLarge: Check = {
  code: 'dimensions-too-large',
  reads: [],
  check: ({ layout }, report) => {
    for (const { axis, size, limit } of layout.wrongSizes) {
      if (size <= limit) continue;
      const unit = axis === 'width' ? 'column' : 'row';
      report({
        message: `Expected at most ${counted(limit, unit)} but found ${grouped(size)}. Make the map smaller.`,
        path: ['dimensions', axis],
      });
    }
  },
};
