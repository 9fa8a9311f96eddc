import { eachBinding } from './facts/bindings';
import { at, type Check } from './facts/check';

/**
 * A reactor is bound to a consumer off the map.
 *
 * Mend: write the position of the consumer that the reactor needs.
 */
export const bindingOutOfBounds: Check = {
  code: 'binding-out-of-bounds',
  reads: ['props'],
  check: (facts, report) => {
    for (const { carrier, position, path } of eachBinding(facts)) {
      if (!facts.isOutside(position)) continue;
      report({
        message: `${at(position)} is off the map. Write the position of a ${carrier}Consumer.`,
        path,
        blame: [position],
      });
    }
  },
};
