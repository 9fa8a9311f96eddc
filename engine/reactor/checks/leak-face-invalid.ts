import { faulty } from '../../shape';
import { leakFault } from '../level-facts/leak-faults';
import { at, type Check } from './facts/check';
import { floorNextTo } from './facts/faces';
import { eachLeak } from './facts/leaks';

/**
 * An electricity leak's `access` is not a floor cell next to it.
 *
 * Fix: use a floor cell that shares a side with the leak's cell.
 */
export const leakFaceInvalid: Check = {
  code: 'leak-face-invalid',
  reads: ['leaks', 'networks'],
  check: (facts, report) => {
    for (const { draft, carrier, position, index } of eachLeak(facts)) {
      const { access } = draft;
      if (access === undefined || access === faulty) continue;
      if (leakFault(facts, carrier, position, access) !== 'leak-face-invalid') continue;
      report({
        message: `${at(access)} is not a floor cell next to the leak at ${at(position)}. ${floorNextTo(facts, position)}`,
        path: ['leaks', index, 'access'],
        blame: [draft],
      });
    }
  },
};
