import { consumerTypes, includes } from '../terms';
import { eachBinding } from './facts/bindings';
import { at, type Check } from './facts/check';
import { nameOfProp } from './facts/props';

/**
 * A reactor is bound to a cell on which no consumer stands.
 *
 * Mend: write the position of the consumer that the reactor needs, or put one there.
 */
export const bindingNotConsumer: Check = {
  code: 'binding-not-consumer',
  reads: ['props'],
  check: (facts, report) => {
    for (const { carrier, position, path } of eachBinding(facts)) {
      const cell = facts.cellOf(position);
      if (cell === undefined) continue;
      const there = facts.propAt(cell, (type) => includes(consumerTypes, type));
      if (there === 'unknown') continue;
      if (there && includes(consumerTypes, nameOfProp(there.draft))) continue;
      const found = there ? `stands a ${nameOfProp(there.draft)}` : 'nothing stands';
      report({
        message: `At ${at(position)} ${found}. Write the position of a ${carrier}Consumer.`,
        path,
        related: there
          ? [{ message: `The ${nameOfProp(there.draft)}.`, path: ['props', there.index, 'position'] }]
          : [],
        cells: [cell],
        blame: [position],
      });
    }
  },
};
