import { at, type Check } from './facts/check';
import { eachProp, nameOfProp, positionPath } from './facts/props';
import { reach } from './facts/reach';

/**
 * The robot cannot walk to a prop.
 *
 * No way over floor leads there. Doors do not count: they stop hazards, not the robot.
 *
 * Fix: open a way, or move the prop; leave it if it is meant to be worked by rules alone.
 */
export const unreachableProp: Check = {
  code: 'unreachable-prop',
  reads: ['props', 'robot'],
  check: (facts, report) => {
    const reached = reach(facts);
    if (!reached) return;
    for (const { prop, position } of eachProp(facts)) {
      if (prop.cell === undefined || reached[prop.cell] === 1) continue;
      report({
        message: `The robot cannot reach this ${nameOfProp(prop.draft)} at ${at(position)}. Open a path over floor cells, or move the prop.`,
        path: positionPath(prop),
        cells: [prop.cell],
      });
    }
  },
};
