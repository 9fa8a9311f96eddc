import { leakFault } from '../level-facts/leak-faults';
import { at, type Check } from './facts/check';
import { eachLeak } from './facts/leaks';
import { floorBeside } from './facts/faces';

/**
 * An electricity leak does not say into which floor cell it leaks.
 *
 * A wall cell can have floor on several sides; `access` chooses one, from which the leak is repaired too.
 *
 * Mend: add `access` with a floor cell beside the leak.
 */
export const leakFaceMissing: Check = {
  code: 'leak-face-missing',
  reads: ['leaks', 'networks'],
  check: (facts, report) => {
    for (const { draft, carrier, position, index } of eachLeak(facts)) {
      if (leakFault(facts, carrier, position, draft.access) !== 'leak-face-missing') continue;
      report({
        message: `This leak at ${at(position)} needs \`access\`: the floor cell it leaks into. ${floorBeside(facts, position)}`,
        path: ['leaks', index],
        blame: [draft],
      });
    }
  },
};
