import { withArticle } from '../../core';
import { consumerTypes, includes } from '../terms';
import { eachBinding } from './facts/bindings';
import { at, type Check } from './facts/check';
import { nameOfProp } from './facts/props';

/**
 * A reactor is bound to a cell without a consumer.
 *
 * Fix: use the position of the consumer that the reactor needs, or place a consumer there.
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
      const found = there
        ? `${at(position)} is ${withArticle(nameOfProp(there.draft))}.`
        : `There is no prop at ${at(position)}.`;
      report({
        message: `${found} Expected the position of ${withArticle(`${carrier}Consumer`)}.`,
        path,
        related: there
          ? [{ message: `The ${nameOfProp(there.draft)} is here.`, path: ['props', there.index, 'position'] }]
          : [],
        cells: [cell],
        blame: [position],
      });
    }
  },
};
