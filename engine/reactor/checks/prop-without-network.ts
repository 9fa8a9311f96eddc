import { faulty } from '../../shape';
import { ABSENT } from '../cell-presence';
import { carrierLetters, carrierOfProp } from '../terms';
import { at, characterOf, type Check } from './facts/check';
import { eachProp, positionPath } from './facts/props';

/**
 * A flow prop or a consumer is not on its carrier's network.
 *
 * A flow prop supplies the network cell under it, and a consumer takes from it. Without a network cell the prop does
 * nothing.
 *
 * Fix: draw a network cell under the prop, or move the prop onto the network.
 */
export const propWithoutNetwork: Check = {
  code: 'prop-without-network',
  reads: ['props', 'networks'],
  check: (facts, report) => {
    for (const { prop, position } of eachProp(facts)) {
      const { draft, cell } = prop;
      const carrier = draft.type === faulty ? undefined : carrierOfProp(draft.type);
      if (carrier === undefined || draft.type === faulty || cell === undefined) continue;
      if (facts.network(carrier, cell) !== ABSENT) continue;
      const name = carrier.toLowerCase();
      report({
        message:
          `There is no ${name} network cell under this ${draft.type} at ${at(position)}. ` +
          `Add "${carrierLetters[carrier]}" there in the ${name} rows, or move the prop.`,
        path: positionPath(prop),
        related: [{ message: `The ${name} network has no cell here.`, ...characterOf(facts, carrier, cell) }],
        cells: [cell],
        blame: [draft],
      });
    }
  },
};
