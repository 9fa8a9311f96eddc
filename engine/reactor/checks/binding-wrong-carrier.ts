import { withArticle } from '../../core';
import { consumerTypes, includes } from '../terms';
import { eachBinding } from './facts/bindings';
import { at, type Check } from './facts/check';
import { nameOfProp } from './facts/props';

/**
 * A reactor is bound to a consumer of another carrier.
 *
 * Fix: use the position of a consumer of the carrier that the key names.
 */
export const bindingWrongCarrier: Check = {
  code: 'binding-wrong-carrier',
  reads: ['props'],
  check: (facts, report) => {
    for (const { carrier, position, path } of eachBinding(facts)) {
      const cell = facts.cellOf(position);
      if (cell === undefined) continue;
      const there = facts.propAt(cell, (type) => includes(consumerTypes, type));
      if (there === undefined || there === 'unknown') continue;
      const name = nameOfProp(there.draft);
      if (!includes(consumerTypes, name) || name === `${carrier}Consumer`) continue;
      report({
        message: `${at(position)} is ${withArticle(name)}. Expected the position of ${withArticle(`${carrier}Consumer`)}.`,
        path,
        related: [{ message: `The ${name} is here.`, path: ['props', there.index, 'position'] }],
        cells: [cell],
        blame: [position],
      });
    }
  },
};
