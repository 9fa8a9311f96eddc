import { withArticle } from '../../core';
import type { PropEntry } from '../level-facts';
import { at, type Check } from './facts/check';
import { eachProp, nameOfProp, positionPath } from './facts/props';

/**
 * Two props are on the same cell.
 *
 * Fix: move the later one to another cell, or remove it.
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
          `This ${nameOfProp(prop.draft)} at ${at(position)} is on the same cell as ${withArticle(nameOfProp(earlier.draft))}. ` +
          'Move it to another cell.',
        path: positionPath(prop),
        related: [
          {
            message: `The ${nameOfProp(earlier.draft)} is here.`,
            path: ['props', earlier.index, 'position'],
          },
        ],
        cells: [prop.cell],
        blame: [prop.draft],
      });
    }
  },
};
