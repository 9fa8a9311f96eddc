import { faulty } from '../../shape';
import { carriers } from '../terms';
import { at, type Check } from './facts/check';
import { requiredConsumers, sourcelessPieces } from './facts/supply-lines';

/**
 * A consumer that no reactor needs is not connected to a source.
 *
 * There is no flow prop of its carrier, on or off, on its network. (A consumer that a reactor needs is reported as
 * `consumer-never-supplied`.)
 *
 * Fix: connect its network to a flow prop, or remove the consumer.
 */
export const unreachableConsumer: Check = {
  code: 'unreachable-consumer',
  reads: ['props', 'networks'],
  check: (facts, report) => {
    const required = requiredConsumers(facts);
    if (!required) return;
    for (const carrier of carriers) {
      for (const { consumers } of sourcelessPieces(facts, carrier)) {
        for (const { draft, cell, index } of consumers) {
          if (cell === undefined || required.has(cell) || draft.position === faulty) continue;
          report({
            message: `There is no ${carrier}Flow on the network of this ${carrier}Consumer at ${at(draft.position)}. Connect it to a source, or remove it.`,
            path: ['props', index, 'position'],
            cells: [cell],
          });
        }
      }
    }
  },
};
