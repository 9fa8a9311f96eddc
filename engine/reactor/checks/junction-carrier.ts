import { junctionTypes } from '../terms';
import { at, characterOf, type Check } from './facts/check';
import { carriersUnder } from './facts/carriers-under';
import { eachProp, nameOfProp, positionPath } from './facts/props';

/**
 * A junction is not on exactly one network.
 *
 * A junction regulates the network under it, so there must be exactly one.
 *
 * Fix: move the junction to a cell of a single network, or clear the cells of the other networks under it.
 */
export const junctionCarrier: Check = {
  code: 'junction-carrier',
  reads: ['props', 'networks'],
  check: (facts, report) => {
    for (const { prop, position } of eachProp(facts, facts.propsOf(junctionTypes))) {
      const { draft, cell } = prop;
      if (cell === undefined) continue;
      const under = carriersUnder(facts, cell);
      if (under === undefined || under.length === 1) continue;
      const names = under.map((carrier) => carrier.toLowerCase());
      const message =
        names.length === 0
          ? `There is no network under this ${nameOfProp(draft)} at ${at(position)}. Move it onto the network that it regulates.`
          : `This ${nameOfProp(draft)} at ${at(position)} is on more than one network: ${listed(names)}. Clear all but one of them there.`;
      report({
        message,
        path: positionPath(prop),
        related: under.map((carrier) => ({
          message: `The ${carrier.toLowerCase()} network is here.`,
          ...characterOf(facts, carrier, cell),
        })),
        cells: [cell],
        blame: [draft],
      });
    }
  },
};

function listed(names: readonly string[]): string {
  return `${names.slice(0, -1).join(', ')} and ${names[names.length - 1] ?? ''}`;
}
