import { at, characterOf, type Check } from './check';
import { branchesWanted, eachJunction, knownBranches } from './junctions';
import { faulty } from '../../shape';

/**
 * A junction does not have as many branches as its type.
 *
 * A `TJunction` stands on a network cell with exactly three neighbours of the same network, a `CrossJunction` on one
 * with four.
 *
 * Mend: draw or clear cells beside the junction, change its type, or move it to a fork of the network.
 */
export const junctionBranches: Check = {
  code: 'junction-branches',
  check: (survey, report) => {
    for (const junction of eachJunction(survey)) {
      const { draft, index, carrier, cell } = junction;
      const found = knownBranches(survey, junction);
      const wanted = branchesWanted(junction);
      if (!found || found.length === wanted || draft.position === faulty) continue;
      const other = draft.type === 'TJunction' ? 'CrossJunction' : 'TJunction';
      const mend =
        found.length === 7 - wanted
          ? `Make it a ${other}, or change the network beside it.`
          : 'Move it to a fork of the network, or change the network beside it.';
      report({
        message:
          `A ${draft.type} needs ${wanted} branches of the ${carrier.toLowerCase()} network, but ` +
          `${at(draft.position)} has ${found.length === 0 ? 'none' : found.length}. ${mend}`,
        path: ['props', index, 'position'],
        related: found.map((branch) => ({ message: 'A branch.', ...characterOf(survey, carrier, branch) })),
        cells: [cell, ...found],
        blame: [draft],
      });
    }
  },
};
