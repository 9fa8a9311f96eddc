import { at, isAdjacent, type Check } from './facts/check';
import { blameEdge, eachDoor } from './facts/doors';

/**
 * The two cells of a door's edge do not share a side.
 *
 * Fix: use two neighboring cells, in the same row or the same column.
 */
export const doorEdgeNotAdjacent: Check = {
  code: 'door-edge-not-adjacent',
  reads: ['props'],
  check: (facts, report) => {
    for (const door of eachDoor(facts)) {
      const [from, to] = door.edge;
      const a = facts.cellOf(from);
      const b = facts.cellOf(to);
      if (a === undefined || b === undefined || isAdjacent(facts, a, b)) continue;
      report({
        message: `${at(from)} and ${at(to)} do not share a side. Expected two neighboring floor cells.`,
        path: door.path,
        cells: [a, b],
        blame: blameEdge(door),
      });
    }
  },
};
