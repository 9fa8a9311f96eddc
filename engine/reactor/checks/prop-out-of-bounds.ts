import { eachProp, nameOfProp, positionPath } from './facts/props';
import { at, type Check } from './facts/check';

/**
 * A prop's position is off the map.
 *
 * Fix: give it the position of a floor cell, or remove the prop.
 */
export const propOutOfBounds: Check = {
  code: 'prop-out-of-bounds',
  reads: ['props'],
  check: (facts, report) => {
    for (const { prop, position } of eachProp(facts)) {
      if (!facts.isOutside(position)) continue;
      report({
        message: `This ${nameOfProp(prop.draft)} at ${at(position)} is outside the map. Move it to a floor cell.`,
        path: positionPath(prop),
        blame: [prop.draft],
      });
    }
  },
};
