import { at, type Check } from './facts/check';
import { blameEdge, eachDoor } from './facts/doors';
import { isReported } from './facts/props';

/**
 * A door's edge contains a cell outside the map.
 *
 * Fix: use the two neighboring floor cells that the door separates.
 */
export const doorEdgeOutOfBounds: Check = {
  code: 'door-edge-out-of-bounds',
  reads: ['props'],
  check: (facts, report) => {
    for (const door of eachDoor(facts)) {
      const place = door.edge.findIndex((position) => facts.isOutside(position));
      const position = door.edge[place];
      if (!position || isReported(facts, door.draft, position)) continue;
      report({
        message: `${at(position)} is outside the map. Expected two neighboring floor cells.`,
        path: [...door.path, place],
        blame: blameEdge(door),
      });
    }
  },
};
