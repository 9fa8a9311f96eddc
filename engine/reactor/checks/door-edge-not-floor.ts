import { ABSENT } from '../cell-presence';
import { at, characterOf, type Check } from './facts/check';
import { blameEdge, eachDoor } from './facts/doors';
import { isReported } from './facts/props';

/**
 * A door's edge contains a wall cell.
 *
 * A door opens and closes the passage between two floor cells. Nothing passes through a wall.
 *
 * Fix: use two neighboring floor cells.
 */
export const doorEdgeNotFloor: Check = {
  code: 'door-edge-not-floor',
  reads: ['props'],
  check: (facts, report) => {
    for (const door of eachDoor(facts)) {
      const cells = door.edge.map((position) => facts.cellOf(position));
      const place = cells.findIndex((cell) => cell !== undefined && facts.ground(cell) === ABSENT);
      const position = door.edge[place];
      const cell = cells[place];
      if (!position || cell === undefined || isReported(facts, door.draft, position)) continue;
      report({
        message: `${at(position)} is a wall. Expected two neighboring floor cells.`,
        path: [...door.path, place],
        related: [{ message: 'The wall is here.', ...characterOf(facts, 'terrain', cell) }],
        cells: [cell],
        blame: blameEdge(door),
      });
    }
  },
};
