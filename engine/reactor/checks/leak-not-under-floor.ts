import { leakFault } from '../level-facts/leak-faults';
import { at, characterOf, type Check } from './facts/check';
import { eachLeak } from './facts/leaks';

/**
 * A fuel or coolant leak is in a wall.
 *
 * Fuel and coolant leak upwards, onto the floor above the pipe, where the robot can reach them.
 *
 * Fix: move the leak to a network cell under floor, or change its cell to floor.
 */
export const leakNotUnderFloor: Check = {
  code: 'leak-not-under-floor',
  reads: ['leaks', 'networks'],
  check: (facts, report) => {
    for (const { draft, carrier, position, index } of eachLeak(facts)) {
      const cell = facts.cellOf(position);
      if (cell === undefined) continue;
      if (leakFault(facts, carrier, position, draft.access) !== 'leak-not-under-floor') continue;
      report({
        message: `${at(position)} is a wall, but ${carrier.toLowerCase()} leaks only under floor. Move the leak under floor.`,
        path: ['leaks', index, 'position'],
        related: [{ message: 'The wall is here.', ...characterOf(facts, 'terrain', cell) }],
        cells: [cell],
        blame: [draft],
      });
    }
  },
};
