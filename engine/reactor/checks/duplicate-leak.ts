import { at, type Check } from './facts/check';
import { eachLeak } from './facts/leaks';

/**
 * A network cell has two leaks.
 *
 * Fix: remove or move the later leak. For a worse leak, increase its `severity`.
 */
export const duplicateLeak: Check = {
  code: 'duplicate-leak',
  reads: ['leaks'],
  check: (facts, report) => {
    const first = new Map<string, number>();
    for (const { draft, carrier, position, index } of eachLeak(facts)) {
      const key = `${carrier} ${at(position)}`;
      const earlier = first.get(key);
      if (earlier === undefined) {
        first.set(key, index);
        continue;
      }
      const cell = facts.cellOf(position);
      report({
        message: `The ${carrier.toLowerCase()} network already has a leak at ${at(position)}. Remove or move this leak.`,
        path: ['leaks', index, 'position'],
        related: [{ message: 'The first leak is here.', path: ['leaks', earlier, 'position'] }],
        cells: cell === undefined ? [] : [cell],
        blame: [draft],
      });
    }
  },
};
