import { at, isAdjacent, type Check } from './facts/check';
import { blameEdge, eachDoor } from './facts/doors';

/**
 * The two cells of a door's edge do not share a side.
 *
 * Mend: write two cells next to each other, in the same row or the same column.
 */
export const doorEdgeNotAdjacent: Check = {
  code: 'door-edge-not-adjacent',
  reads: ['props'],
  check: (survey, report) => {
    for (const door of eachDoor(survey)) {
      const [from, to] = door.edge;
      const a = survey.cellOf(from);
      const b = survey.cellOf(to);
      if (a === undefined || b === undefined || isAdjacent(survey, a, b)) continue;
      report({
        message: `${at(from)} and ${at(to)} are not neighbours. Write two floor cells that share a side.`,
        path: door.path,
        cells: [a, b],
        blame: blameEdge(door),
      });
    }
  },
};
