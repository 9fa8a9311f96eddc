import { at, type Check } from './facts/check';
import { blameEdge, eachDoor } from './facts/doors';
import { isReported } from './facts/props';

/**
 * A door's edge has a cell off the map.
 *
 * Mend: write the two neighbouring floor cells between which the door stands.
 */
export const doorEdgeOutOfBounds: Check = {
  code: 'door-edge-out-of-bounds',
  reads: ['props'],
  check: (survey, report) => {
    for (const door of eachDoor(survey)) {
      const place = door.edge.findIndex((position) => survey.isOutside(position));
      const position = door.edge[place];
      if (!position || isReported(survey, door.draft, position)) continue;
      report({
        message: `${at(position)} is off the map. Write the two floor cells between which the door stands.`,
        path: [...door.path, place],
        blame: blameEdge(door),
      });
    }
  },
};
