import { at, type Check } from './facts/check';
import { eachDoor } from './facts/doors';
import { faulty } from '../../shape';

/**
 * A door is operated from a cell that is not next to it.
 *
 * The robot opens and closes a door while it stands on the door's position. This can be intended (a remote
 * switch), but is usually a mistake.
 *
 * Fix: change the position to one of the two cells of the edge.
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
