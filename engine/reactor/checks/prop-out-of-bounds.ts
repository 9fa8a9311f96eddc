import { eachProp, nameOfProp, positionPath } from './facts/props';
import { at, type Check } from './facts/check';

/**
 * A prop's position is outside the map.
 *
 * Fix: move the prop to a floor cell, or remove it.
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
