import { removeAt } from '../../../json/edits';
import type { Mend } from '../../../json/fixes/mend';
import { shownCell, writeGlyph } from '../tools/cells';
import { at, listAt, shown } from '../tools/values';

/** A cell of a reactor's area that is no floor: it goes, and with the last one the area. */
export const areaNotFloor: Mend = {
  says: 'Remove the cell from the area (the whole area where it was the only one), or make it floor.',
  *propose(fault) {
    const { diagnostic, subject } = fault;
    const { path } = diagnostic;
    const area = path.slice(0, -1);
    const isOnly = listAt(fault, area).length === 1;
    yield {
      title: isOnly ? 'Remove the area' : `Remove ${shown(at(fault, path))} from the area`,
      edits: removeAt(subject.json, isOnly ? area : path),
      isPreferred: true,
    };
    const cell = subject.sketch.cellOf(at(fault, path));
    if (cell !== undefined)
      yield {
        title: `Make ${shownCell(subject.sketch, cell)} floor`,
        edits: writeGlyph(fault, 'terrain', cell, '.'),
      };
  },
};
