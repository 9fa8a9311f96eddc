import type { JsonValue } from '../../../../../engine/json';
import { replaceCharacters, replaceValue } from '../../../json/edits';
import { gridNames, gridPath } from '../../level';
import type { LevelFix } from '../context';
import { at, listAt, objectAt } from '../../../json/fixes/tools/values';

/** Fixes the length of a row: fills it with wall or empty cells, or cuts extra characters off. */
export const rowLength: LevelFix = {
  advice:
    'Change to the width that all rows have; fill the row at its end or start, with walls in the terrain and `.` in a network; or cut off the extra characters at its end or start.',
  *propose(problem) {
    const { diagnostic, context } = problem;
    const { path } = diagnostic;
    const { json } = context;
    if (path[0] === 'dimensions') {
      const [first] = gridNames.flatMap((grid) => listAt(problem, gridPath(grid)));
      const width = lengthOf(first);
      yield {
        title: `Change to ${width}, the length of the rows`,
        edits: replaceValue(json, path, width),
        isPreferred: true,
      };
      return;
    }
    const row = at(problem, path);
    const { width } = objectAt(problem, ['dimensions']);
    if (typeof row !== 'string' || typeof width !== 'number') return;
    const cells = Array.from(row);
    const missing = width - cells.length;
    const filler = path[0] === 'terrain' ? '#' : '.';
    if (missing > 0 && missing <= 10_000) {
      const more = filler.repeat(missing);
      yield {
        title: `Add ${shown(more)} at the end`,
        edits: replaceCharacters(json, path, cells.length, 0, more),
        isPreferred: true,
      };
      yield { title: `Add ${shown(more)} at the start`, edits: replaceCharacters(json, path, 0, 0, more) };
    } else if (missing < 0) {
      const tail = cells.slice(width);
      const head = cells.slice(0, -missing);
      const isBlank = (some: readonly string[]): boolean => some.every((cell) => cell === filler);
      const end = {
        title: `Cut ${shown(tail.join(''))} off the end`,
        edits: replaceCharacters(json, path, width, -missing, ''),
        isPreferred: isBlank(tail),
      };
      const start = {
        title: `Cut ${shown(head.join(''))} off the start`,
        edits: replaceCharacters(json, path, 0, -missing, ''),
        isPreferred: isBlank(head),
      };
      yield* end.isPreferred || !start.isPreferred ? [end, start] : [start, end];
    }
  },
};

/** Returns the number of cells in a row: one for each code point. */
export function lengthOf(row: JsonValue): number {
  if (typeof row !== 'string') return 0;
  return /[\ud800-\udfff]/.test(row) ? Array.from(row).length : row.length;
}

function shown(cells: string): string {
  return cells.length > 12 ? `${cells.length} characters` : JSON.stringify(cells);
}
