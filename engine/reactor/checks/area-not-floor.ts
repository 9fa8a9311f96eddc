import { faulty } from '../../shape';
import { ABSENT } from '../survey';
import { at, characterOf, type Check } from './facts/check';
import { isOfType, isReported } from './facts/props';

/**
 * A reactor's area names a cell that is not floor.
 *
 * The heat of the area's floor cells decides whether the reactor is ready, critical or lost.
 *
 * Mend: remove the cell from `area`, or write a floor cell. Without `area` the control's cell and its floor
 * neighbours count.
 */
export const areaNotFloor: Check = {
  code: 'area-not-floor',
  reads: ['props'],
  check: (survey, report) => {
    for (const { draft, index } of survey.propsOf(['ReactorControl'])) {
      if (!isOfType(draft, 'ReactorControl') || draft.area === undefined || draft.area === faulty) continue;
      draft.area.forEach((position, place) => {
        if (position === faulty || isReported(survey, draft, position)) return;
        const cell = survey.cellOf(position);
        const isWall = cell !== undefined && survey.ground(cell) === ABSENT;
        if (!isWall && !survey.isOutside(position)) return;
        report({
          message: `${at(position)} is ${isWall ? 'a wall' : 'off the map'}. A reactor's area is floor: remove the cell.`,
          path: ['props', index, 'area', place],
          related: isWall ? [{ message: 'The wall.', ...characterOf(survey, 'terrain', cell) }] : [],
          cells: isWall ? [cell] : [],
        });
      });
    }
  },
};
