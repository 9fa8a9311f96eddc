import { at, type Check } from './facts/check';
import { eachProp, nameOfProp, positionPath } from './facts/props';
import { reach } from './facts/reach';

/**
 * The robot cannot reach a prop.
 *
 * No path over floor leads to it. Doors do not matter: they stop hazards, not the robot.
 *
 * Fix: open a path, or move the prop. No change is needed if only rules are meant to change it.
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
