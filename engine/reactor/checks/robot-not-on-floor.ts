import { faulty } from '../../shape';
import { ABSENT } from '../cell-presence';
import { at, characterOf, type Check } from './facts/check';

/**
 * The robot stands in a wall.
 *
 * Mend: move it to a floor cell, or make its cell floor.
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
      message: `The robot stands in a wall at ${at(robot.position)}. Move it to a floor cell.`,
      path: ['robot', 'position'],
      related: [{ message: 'The wall.', ...characterOf(facts, 'terrain', cell) }],
      cells: [cell],
      blame: [robot],
    });
  },
};
