import { at, characterOf, type Check } from './facts/check';
import { missingCells } from './facts/doubtful';
import { isOnLoop } from '../topology/loops';
import { branchesWanted, eachJunction, knownBranches } from './facts/junctions';
import { perCarrier } from '../terms';
import { neighbor, type Pieces } from '../topology/pieces';
import { faulty } from '../../shape';

/**
 * A junction does not have the number of branches that its type needs.
 *
 * A `TJunction` needs a network cell with exactly three neighbors of the same network, a `CrossJunction` one with
 * four.
 *
 * A junction on a loop with too many branches is not reported until the loop is cleared.
 *
 * Fix: draw or clear cells next to the junction, change its type, or move it to a fork of the network.
 */
export const junctionBranches: Check = {
  code: 'junction-branches',
  reads: ['props', 'networks'],
  check: (facts, report) => {
    const missing = perCarrier((carrier) => missingCells(facts, carrier));
    for (const junction of eachJunction(facts)) {
      const { draft, index, carrier, cell, pieces, piece } = junction;
      const found = knownBranches(facts, junction);
      const wanted = branchesWanted(junction);
      if (!found || found.length === wanted || draft.position === faulty) continue;
      if (found.length > wanted && isOnLoop(pieces, piece, cell)) continue;
      if (found.length < wanted && isBeside(pieces, cell, missing[carrier])) continue;
      const other = draft.type === 'TJunction' ? 'CrossJunction' : 'TJunction';
      const advice =
        found.length === 7 - wanted
          ? `Change the type to ${other}, or change the network next to it.`
          : 'Move it to a fork of the network, or change the network next to it.';
      report({
        message:
          `Expected ${wanted} branches of the ${carrier.toLowerCase()} network at this ${draft.type} ` +
          `at ${at(draft.position)}, but found ${found.length}. ${advice}`,
        path: ['props', index, 'position'],
        related: found.map((branch) => ({
          message: 'A branch is here.',
          ...characterOf(facts, carrier, branch),
        })),
        cells: [cell, ...found],
        blame: [draft],
      });
    }
  },
};

/** Returns true if one of these cells is next to the cell. */
function isBeside({ width, height }: Pieces, cell: number, cells: ReadonlySet<number>): boolean {
  for (let side = 0; side < 4; side++) {
    if (cells.has(neighbor(cell, side, width, width * height))) return true;
  }
  return false;
}
