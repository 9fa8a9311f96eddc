import { removeAt, replaceValue } from '../../../json/edits';
import type { LevelFix } from '../context';
import { nearest, positionOf, shownCell, writeGlyph } from '../tools/cells';
import { asPosition, at } from '../../../json/fixes/tools/values';

/**
 * Fixes a hazard off the map or in a wall: moves it to the nearest floor without a hazard, changes its cell to floor,
 * or removes it.
 */
export const hazardPlace: LevelFix = {
  advice:
    'Move the hazard to the nearest floor cell without an entry, make its cell floor, or remove the entry.',
  *propose(problem) {
    const { diagnostic, context } = problem;
    const { sketch, json } = context;
    const { path } = diagnostic;
    const from = asPosition(at(problem, path));
    if (from === undefined) return;
    const [cell] = nearest(sketch, from, (one) => sketch.isFloor(one) && sketch.hazardAt(one) === undefined);
    if (cell !== undefined) {
      yield {
        title: `Move the hazard to ${shownCell(sketch, cell)}`,
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
    yield { title: 'Remove the hazard', edits: removeAt(json, path.slice(0, -1)) };
  },
};
