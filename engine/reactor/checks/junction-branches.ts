import { at, characterOf, isAdjacent, type Check } from './check';
import { missingCells } from './doubtful';
import { isOnLoop } from '../topology/loops';
import { branchesWanted, eachJunction, knownBranches } from './junctions';
import type { Survey } from '../survey';
import { carriers } from '../terms';
import { faulty } from '../../shape';

/**
 * A junction does not have as many branches as its type.
 *
 * A `TJunction` stands on a network cell with exactly three neighbours of the same network, a `CrossJunction` on one
 * with four.
 *
 * Where a junction lies on a loop and has too many branches, clearing the loop comes first, and nothing is said here.
 *
 * Mend: draw or clear cells beside the junction, change its type, or move it to a fork of the network.
 */
export const junctionBranches: Check = {
  code: 'junction-branches',
  check: (survey, report) => {
    const missing = new Map(carriers.map((carrier) => [carrier, missingCells(survey, carrier)]));
    for (const junction of eachJunction(survey)) {
      const { draft, index, carrier, cell, pieces, piece } = junction;
      const found = knownBranches(survey, junction);
      const wanted = branchesWanted(junction);
      if (!found || found.length === wanted || draft.position === faulty) continue;
      if (found.length > wanted && isOnLoop(pieces, piece, cell)) continue;
      if (found.length < wanted && isBeside(survey, cell, missing.get(carrier))) continue;
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

/** Whether one of these cells is next to the cell. */
function isBeside(survey: Survey, cell: number, cells: ReadonlySet<number> | undefined): boolean {
  for (const other of cells ?? []) if (isAdjacent(survey, cell, other)) return true;
  return false;
}
