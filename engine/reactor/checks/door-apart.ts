import { at, type Check } from './facts/check';
import { eachDoor } from './facts/doors';
import { faulty } from '../../shape';

/**
 * A door is worked from a cell that is not at its edge.
 *
 * The robot opens and closes a door while it stands on the door's position. That may be meant (a switch further off),
 * but is mostly a slip.
 *
 * Mend: make the position one of the two cells of the edge.
 */
export const doorApart: Check = {
  code: 'door-apart',
  reads: ['props'],
  check: (facts, report) => {
    for (const { draft, edge, index, path } of eachDoor(facts)) {
      const { position } = draft;
      if (position === faulty || facts.isBlamed(draft)) continue;
      const cells = [position, ...edge].map((cell) => facts.cellOf(cell));
      const [here, a, b] = cells;
      if (here === undefined || a === undefined || b === undefined || here === a || here === b) continue;
      report({
        message: `The door is worked from ${at(position)}, but stands between ${at(edge[0])} and ${at(edge[1])}. Move it to one of these, unless that is meant.`,
        path: ['props', index, 'position'],
        related: [{ message: 'The edge.', path }],
        cells: [here, a, b],
      });
    }
  },
};
