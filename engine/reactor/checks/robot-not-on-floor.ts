import { faulty } from '../../shape';
import { ABSENT } from '../cell-presence';
import { at, characterOf, type Check } from './facts/check';

/**
 * The robot is in a wall.
 *
 * Fix: move it to a floor cell, or change its cell to floor.
 */
export const robotNotOnFloor: Check = {
  code: 'robot-not-on-floor',
  reads: ['robot'],
  check: (facts, report) => {
    const { robot } = facts.draft;
    if (robot === faulty || robot.position === faulty) return;
    const cell = facts.cellOf(robot.position);
    if (cell === undefined || facts.ground(cell) !== ABSENT) return;
    report({
      message: `The robot at ${at(robot.position)} is in a wall. Move it to a floor cell.`,
      path: ['robot', 'position'],
      related: [{ message: 'The wall is here.', ...characterOf(facts, 'terrain', cell) }],
      cells: [cell],
      blame: [robot],
    });
  },
};
