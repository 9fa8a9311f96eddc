import { ABSENT } from '../cell-presence';
import { at, characterOf, type Check } from './facts/check';
import { eachProp, nameOfProp, positionPath } from './facts/props';

/**
 * A prop is in a wall.
 *
 * The robot uses a prop from the prop's cell, so every prop must be on floor.
 *
 * Fix: move the prop to a floor cell, or change its cell to floor.
 */
export const propNotOnFloor: Check = {
  code: 'prop-not-on-floor',
  reads: ['props'],
  check: (facts, report) => {
    for (const { prop, position } of eachProp(facts)) {
      if (prop.cell === undefined || facts.ground(prop.cell) !== ABSENT) continue;
      report({
        message: `This ${nameOfProp(prop.draft)} at ${at(position)} is in a wall. Move it to a floor cell.`,
        path: positionPath(prop),
        related: [{ message: 'The wall is here.', ...characterOf(facts, 'terrain', prop.cell) }],
        cells: [prop.cell],
        blame: [prop.draft],
      });
    }
  },
};
