import { faulty } from '../../shape';
import { at, type Check } from './facts/check';

/**
 * The robot's position is outside the map.
 *
 * Columns and rows count from 0 at the top left, so the last column is one less than the width.
 *
 * Fix: move the robot to a floor cell.
 */
export const robotOutOfBounds: Check = {
  code: 'robot-out-of-bounds',
  reads: ['robot'],
  check: (facts, report) => {
    const { robot } = facts.draft;
    if (robot === faulty || robot.position === faulty || !facts.isOutside(robot.position)) return;
    report({
      message: `The robot at ${at(robot.position)} is outside the map. Move it to a floor cell.`,
      path: ['robot', 'position'],
      blame: [robot],
    });
  },
};
