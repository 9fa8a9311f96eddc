import { at, type Check } from './facts/check';
import { eachDoor } from './facts/doors';
import { faulty } from '../../shape';

/**
 * A door is worked from a cell that is not at its edge.
 *
 * The robot opens and closes a door while it stands on the door's position. That may be meant (a switch further off),
 * but is mostly a slip.
 *
 * Fix: make the position one of the two cells of the edge.
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
        message: `The door between ${at(edge[0])} and ${at(edge[1])} is operated from ${at(position)}. Move its position to one of its two cells, unless this is intended.`,
        path: ['props', index, 'position'],
        related: [{ message: 'The edge is here.', path }],
        cells: [here, a, b],
      });
    }
  },
};
