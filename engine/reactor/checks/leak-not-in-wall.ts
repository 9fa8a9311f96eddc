import { leakFault } from '../level-facts/leak-faults';
import { at, characterOf, type Check } from './facts/check';
import { eachLeak } from './facts/leaks';

/**
 * An electricity leak is under floor.
 *
 * Electricity leaks out of a wall, into the floor cell that `access` names.
 *
 * Fix: move the leak to a network cell in a wall, or change its cell to a wall.
 */
export const leakNotInWall: Check = {
  code: 'leak-not-in-wall',
  reads: ['leaks', 'networks'],
  check: (facts, report) => {
    for (const { draft, carrier, position, index } of eachLeak(facts)) {
      const cell = facts.cellOf(position);
      if (cell === undefined) continue;
      if (leakFault(facts, carrier, position, draft.access) !== 'leak-not-in-wall') continue;
      report({
        message: `${at(position)} is floor, but electricity leaks only out of walls. Move the leak into a wall.`,
        path: ['leaks', index, 'position'],
        related: [{ message: 'The floor is here.', ...characterOf(facts, 'terrain', cell) }],
        cells: [cell],
        blame: [draft],
      });
    }
  },
};
