import { removeAt } from '../../../json/edits';
import type { LevelFix } from '../context';
import { shownCell, writeGlyph } from '../tools/cells';
import { at, listAt, shown } from '../../../json/fixes/tools/values';

/** Removes a cell that is not floor from a reactor's area, or the area if it was the only cell. */
export const areaNotFloor: LevelFix = {
  advice: 'Remove the cell from the area (or the area, if it was the only cell), or make it floor.',
  *propose(problem) {
    const { diagnostic, context } = problem;
    const { path } = diagnostic;
    const area = path.slice(0, -1);
    const isOnly = listAt(problem, area).length === 1;
    yield {
      title: isOnly ? 'Remove the area' : `Remove ${shown(at(problem, path))} from the area`,
      edits: removeAt(context.json, isOnly ? area : path),
      isPreferred: true,
    };
    const cell = context.sketch.cellOf(at(problem, path));
    if (cell !== undefined)
      yield {
        title: `Make ${shownCell(context.sketch, cell)} floor`,
        edits: writeGlyph(problem, 'terrain', cell, '.'),
      };
  },
};
