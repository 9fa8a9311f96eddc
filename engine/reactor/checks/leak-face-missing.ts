import { leakFault } from '../level-facts/leak-faults';
import { at, type Check } from './facts/check';
import { eachLeak } from './facts/leaks';
import { floorNextTo } from './facts/faces';

/**
 * An electricity leak has no `access`.
 *
 * A wall cell can have floor on several sides. `access` is the floor cell that the leak flows into, and from which the
 * robot repairs it.
 *
 * Fix: add `access` with a floor cell next to the leak.
 */
export const leakFaceMissing: Check = {
  code: 'leak-face-missing',
  reads: ['leaks', 'networks'],
  check: (facts, report) => {
    for (const { draft, carrier, position, index } of eachLeak(facts)) {
      if (leakFault(facts, carrier, position, draft.access) !== 'leak-face-missing') continue;
      report({
        message: `Missing \`access\` for this leak at ${at(position)}: the floor cell that it leaks into. ${floorNextTo(facts, position)}`,
        path: ['leaks', index],
        blame: [draft],
      });
    }
  },
};
