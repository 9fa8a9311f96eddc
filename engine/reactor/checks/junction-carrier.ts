import { junctionTypes } from '../terms';
import { at, characterOf, type Check } from './facts/check';
import { carriersUnder } from './facts/carriers-under';
import { eachProp, nameOfProp, positionPath } from './facts/props';

/**
 * A junction stands where no network has a cell, or where several have one.
 *
 * The one network under a junction is the one that it regulates, so there has to be exactly one.
 *
 * Fix: move the junction to a cell of one network alone, or clear the other networks' cells under it.
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
