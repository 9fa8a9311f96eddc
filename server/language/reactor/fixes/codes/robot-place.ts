import { replaceValue } from '../../../json/edits';
import type { LevelFix } from '../context';
import { nearest, positionOf, shownCell, writeGlyph } from '../tools/cells';
import { asPosition, at } from '../../../json/fixes/tools/values';

/** Fixes a robot off the map or in a wall: moves it to the nearest floor, or changes its cell to floor. */
export const robotPlace: LevelFix = {
  advice: 'Move the robot to the nearest floor cell, preferably one without a prop; or make its cell floor.',
  *propose(problem) {
    const { sketch, json } = problem.context;
    const path = ['robot', 'position'];
    const from = asPosition(at(problem, path));
    if (from === undefined) return;
    const isFree = (cell: number): boolean => sketch.isFloor(cell) && sketch.propAt(cell) === undefined;
    const [cell] = [...nearest(sketch, from, isFree), ...nearest(sketch, from, (one) => sketch.isFloor(one))];
    if (cell !== undefined) {
      yield {
        title: `Move the robot to ${shownCell(sketch, cell)}`,
        edits: replaceValue(json, path, positionOf(sketch, cell)),
        isPreferred: true,
      };
    }
    const own = sketch.cellOf([...from]);
    if (own !== undefined)
      yield {
        title: `Make ${shownCell(sketch, own)} floor`,
        edits: writeGlyph(problem, 'terrain', own, '.'),
      };
  },
};
