import { faulty } from '../../shape';
import { ABSENT } from '../survey';
import { at, characterOf, type Check } from './facts/check';

/**
 * The robot stands in a wall.
 *
 * Mend: move it to a floor cell, or make its cell floor.
 */
export const robotNotOnFloor: Check = {
  code: 'robot-not-on-floor',
  reads: ['robot'],
  check: (survey, report) => {
    const { robot } = survey.draft;
    if (robot === faulty || robot.position === faulty) return;
    const cell = survey.cellOf(robot.position);
    if (cell === undefined || survey.ground(cell) !== ABSENT) return;
    report({
      message: `The robot stands in a wall at ${at(robot.position)}. Move it to a floor cell.`,
      path: ['robot', 'position'],
      related: [{ message: 'The wall.', ...characterOf(survey, 'terrain', cell) }],
      cells: [cell],
      blame: [robot],
    });
  },
};
