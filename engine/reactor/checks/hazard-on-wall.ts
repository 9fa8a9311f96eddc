import { ABSENT } from '../cell-presence';
import { eachHazard } from './facts/hazards';
import { at, characterOf, type Check } from './facts/check';

/**
 * A hazard is on a wall cell.
 *
 * Only floor cells hold fuel, coolant, electricity and heat.
 *
 * Fix: move the hazard to a floor cell, or change the cell to floor.
 */
export const hazardOnWall: Check = {
  code: 'hazard-on-wall',
  reads: ['hazards'],
  check: (facts, report) => {
    for (const { hazard, position, index } of eachHazard(facts)) {
      const cell = facts.cellOf(position);
      if (cell === undefined || facts.ground(cell) !== ABSENT) continue;
      report({
        message: `${at(position)} is a wall, and walls cannot hold hazards. Move the hazard to a floor cell.`,
        path: ['hazards', index, 'position'],
        related: [{ message: 'The wall is here.', ...characterOf(facts, 'terrain', cell) }],
        cells: [cell],
        blame: [hazard],
      });
    }
  },
};
