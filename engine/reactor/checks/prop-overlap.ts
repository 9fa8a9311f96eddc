import type { PropEntry } from '../level-facts';
import { at, type Check } from './facts/check';
import { eachProp, nameOfProp, positionPath } from './facts/props';

/**
 * Two props stand on the same cell.
 *
 * Mend: move the later one to a cell of its own, or remove it.
 */
export const propOverlap: Check = {
  code: 'prop-overlap',
  reads: ['props'],
  check: (facts, report) => {
    const first = new Map<number, PropEntry>();
    for (const { prop, position } of eachProp(facts)) {
      if (prop.cell === undefined) continue;
      const earlier = first.get(prop.cell);
      if (!earlier) {
        first.set(prop.cell, prop);
        continue;
      }
      report({
        message:
          `This ${nameOfProp(prop.draft)} stands on the same cell ${at(position)} as a ${nameOfProp(earlier.draft)}. ` +
          'Move it to a cell of its own.',
        path: positionPath(prop),
        related: [
          { message: `The ${nameOfProp(earlier.draft)}.`, path: ['props', earlier.index, 'position'] },
        ],
        cells: [prop.cell],
        blame: [prop.draft],
      });
    }
  },
};
