import { withArticle } from '../../core';
import { leakFault } from '../level-facts/leak-faults';
import { at, type Check } from './facts/check';
import { eachLeak } from './facts/leaks';

/**
 * A leak's position is outside the map.
 *
 * Fix: use the position of the network cell that leaks.
 */
export const leakOutOfBounds: Check = {
  code: 'leak-out-of-bounds',
  reads: ['leaks', 'networks'],
  check: (facts, report) => {
    for (const { draft, carrier, position, index } of eachLeak(facts)) {
      if (leakFault(facts, carrier, position, draft.access) !== 'leak-out-of-bounds') continue;
      report({
        message: `This leak at ${at(position)} is outside the map. Expected the position of ${withArticle(`${carrier.toLowerCase()} network cell`)}.`,
        path: ['leaks', index, 'position'],
        blame: [draft],
      });
    }
  },
};
