import { withArticle } from '../../core';
import { eachBinding } from './facts/bindings';
import { at, type Check } from './facts/check';

/**
 * A reactor is bound to a position outside the map.
 *
 * Fix: use the position of the consumer that the reactor needs.
 */
export const bindingOutOfBounds: Check = {
  code: 'binding-out-of-bounds',
  reads: ['props'],
  check: (facts, report) => {
    for (const { carrier, position, path } of eachBinding(facts)) {
      if (!facts.isOutside(position)) continue;
      report({
        message: `${at(position)} is outside the map. Expected the position of ${withArticle(`${carrier}Consumer`)}.`,
        path,
        blame: [position],
      });
    }
  },
};
