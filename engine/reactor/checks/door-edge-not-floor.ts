import { ABSENT } from '../survey';
import { at, characterOf, type Check } from './facts/check';
import { blameEdge, eachDoor } from './facts/doors';
import { isReported } from './facts/props';

/**
 * A door's edge has a cell that is a wall.
 *
 * A door opens and closes the way from one floor cell to the next; nothing crosses a wall anyway.
 *
 * Mend: write two neighbouring floor cells.
 */
export const doorEdgeNotFloor: Check = {
  code: 'door-edge-not-floor',
  reads: ['props'],
  check: (survey, report) => {
    for (const door of eachDoor(survey)) {
      const cells = door.edge.map((position) => survey.cellOf(position));
      const place = cells.findIndex((cell) => cell !== undefined && survey.ground(cell) === ABSENT);
      const position = door.edge[place];
      const cell = cells[place];
      if (!position || cell === undefined || isReported(survey, door.draft, position)) continue;
      report({
        message: `${at(position)} is a wall. A door stands between two floor cells.`,
        path: [...door.path, place],
        related: [{ message: 'The wall.', ...characterOf(survey, 'terrain', cell) }],
        cells: [cell],
        blame: blameEdge(door),
      });
    }
  },
};
