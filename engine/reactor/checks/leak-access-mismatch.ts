import { leakFault } from '../level-facts/leak-faults';
import { at, type Check } from './facts/check';
import { eachLeak } from './facts/leaks';

/**
 * A fuel or coolant leak has an `access` other than its own position.
 *
 * Fuel and coolant leak onto the floor directly above the pipe, so `access` is not needed.
 *
 * Fix: remove `access`, or change it to the leak's position.
 */
export const leakAccessMismatch: Check = {
  code: 'leak-access-mismatch',
  reads: ['leaks', 'networks'],
  check: (facts, report) => {
    for (const { draft, carrier, position, index } of eachLeak(facts)) {
      if (leakFault(facts, carrier, position, draft.access) !== 'leak-access-mismatch') continue;
      report({
        message: `The \`access\` of a ${carrier.toLowerCase()} leak must be its own position. Remove \`access\`, or change it to ${at(position)}.`,
        path: ['leaks', index, 'access'],
        blame: [draft],
      });
    }
  },
};
