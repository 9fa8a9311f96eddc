import { leakFault } from '../level-facts/leak-faults';
import { carrierLetters } from '../terms';
import { at, characterOf, type Check } from './facts/check';
import { eachLeak } from './facts/leaks';

/**
 * A leak is not on its carrier's network.
 *
 * Fix: draw the network cell, or move the leak onto the network.
 */
export const leakWithoutNetwork: Check = {
  code: 'leak-without-network',
  reads: ['leaks', 'networks'],
  check: (facts, report) => {
    for (const { draft, carrier, position, index } of eachLeak(facts)) {
      const cell = facts.cellOf(position);
      if (cell === undefined) continue;
      if (leakFault(facts, carrier, position, draft.access) !== 'leak-without-network') continue;
      const name = carrier.toLowerCase();
      report({
        message: `There is no ${name} network cell at ${at(position)}, so nothing can leak there. Add "${carrierLetters[carrier]}" in the ${name} rows, or move the leak.`,
        path: ['leaks', index, 'position'],
        related: [{ message: `The ${name} network has no cell here.`, ...characterOf(facts, carrier, cell) }],
        cells: [cell],
        blame: [draft],
      });
    }
  },
};
