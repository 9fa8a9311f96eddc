import { faulty } from '../../shape';
import { ABSENT } from '../cell-presence';
import { at, characterOf, type Check } from './facts/check';
import { isOfType, isReported } from './facts/props';

/**
 * A reactor's area contains a cell that is not floor.
 *
 * The heat of the area's floor cells decides whether the reactor is ready, critical or lost.
 *
 * Fix: remove the cell from `area`, or replace it with a floor cell. Without `area` the control's cell and its floor
 * neighbors count.
 */
export const areaNotFloor: Check = {
  code: 'area-not-floor',
  reads: ['props'],
  check: (facts, report) => {
    for (const { draft, index } of facts.propsOf(['ReactorControl'])) {
      if (!isOfType(draft, 'ReactorControl') || draft.area === undefined || draft.area === faulty) continue;
      draft.area.forEach((position, place) => {
        if (position === faulty || isReported(facts, draft, position)) return;
        const cell = facts.cellOf(position);
        const isWall = cell !== undefined && facts.ground(cell) === ABSENT;
        if (!isWall && !facts.isOutside(position)) return;
        report({
          message: `${at(position)} is ${isWall ? 'a wall' : 'outside the map'}. Expected a floor cell in a reactor's area.`,
          path: ['props', index, 'area', place],
          related: isWall ? [{ message: 'The wall is here.', ...characterOf(facts, 'terrain', cell) }] : [],
          cells: isWall ? [cell] : [],
        });
      });
    }
  },
};
