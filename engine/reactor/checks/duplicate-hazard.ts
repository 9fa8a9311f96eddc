import { eachHazard } from './facts/hazards';
import { at, type Check } from './facts/check';

/**
 * Two hazard entries have the same position.
 *
 * Fix: merge the two entries.
 */
export const duplicateHazard: Check = {
  code: 'duplicate-hazard',
  reads: ['hazards'],
  check: (facts, report) => {
    const first = new Map<number, number>();
    for (const { hazard, position, index } of eachHazard(facts)) {
      const cell = facts.cellOf(position);
      if (cell === undefined) continue;
      const earlier = first.get(cell);
      if (earlier === undefined) {
        first.set(cell, index);
        continue;
      }
      report({
        message: `There is already a hazard entry for ${at(position)}. Merge the two entries.`,
        path: ['hazards', index, 'position'],
        related: [{ message: 'The first entry is here.', path: ['hazards', earlier, 'position'] }],
        cells: [cell],
        blame: [hazard],
      });
    }
  },
};
