import { leakFault } from '../level-facts/leak-faults';
import { at, type Check } from './facts/check';
import { eachLeak } from './facts/leaks';

/**
 * A leak's position is off the map.
 *
 * Mend: write the position of the network cell that leaks.
 */
export const leakOutOfBounds: Check = {
  code: 'leak-out-of-bounds',
  reads: ['leaks', 'networks'],
  check: (facts, report) => {
    for (const { draft, carrier, position, index } of eachLeak(facts)) {
      if (leakFault(facts, carrier, position, draft.access) !== 'leak-out-of-bounds') continue;
      report({
        message: `This leak is off the map at ${at(position)}. Write the position of a ${carrier.toLowerCase()} network cell.`,
        path: ['leaks', index, 'position'],
        blame: [draft],
      });
    }
  },
};
