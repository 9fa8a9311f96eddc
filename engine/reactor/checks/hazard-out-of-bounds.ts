import { eachHazard } from './facts/hazards';
import { at, type Check } from './facts/check';

/**
 * A hazard entry's position is outside the map.
 *
 * Fix: move the hazard to a floor cell, or remove the entry.
 */
export const hazardOutOfBounds: Check = {
  code: 'hazard-out-of-bounds',
  reads: ['hazards'],
  check: (facts, report) => {
    for (const { hazard, position, index } of eachHazard(facts)) {
      if (!facts.isOutside(position)) continue;
      report({
        message: `This hazard at ${at(position)} is outside the map. Move it to a floor cell.`,
        path: ['hazards', index, 'position'],
        blame: [hazard],
      });
    }
  },
};
