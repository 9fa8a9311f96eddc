import type { JsonValue } from '../../../../../engine/json';
import { replaceValue } from '../../../json/edits';
import { gridNames, gridPath } from '../../level';
import type { Fault, Mend, Proposal } from '../../../json/fixes/mend';
import { listAt, objectAt } from '../tools/values';
import { lengthOf } from './row-length';

/** A map that is too small: the size of its rows, if that will do, else as many rows and columns more as it needs. */
export const dimensionsTooSmall: Mend = {
  says: 'Write the size that the rows have; or, where that is too small as well, add walls at the right and below until the map is large enough.',
  *propose(fault) {
    yield* fromRows(fault);
    const { grid } = fault.subject.balance;
    const { width, height } = objectAt(fault, ['dimensions']);
    if (typeof width !== 'number' || typeof height !== 'number') return;
    const [columns, rows] = [Math.max(width, grid.minWidth), Math.max(height, grid.minHeight)];
    yield {
      title: `Grow the map to ${columns} by ${rows}`,
      edits: grown(fault, columns, rows),
      isPreferred: true,
    };
  },
};

/** A map that is too large: the size of its rows, if that will do. */
export const dimensionsTooLarge: Mend = {
  says: 'Write the size that the rows have, where that is not too large. A map is never cut: that would lose what is on it.',
  propose: fromRows,
};

/** The number of rows, or the length of all rows, in place of what is written. */
function* fromRows(fault: Fault): Iterable<Proposal> {
  const { path } = fault.diagnostic;
  const sizes = new Set(
    gridNames.flatMap((grid) => {
      const rows = listAt(fault, gridPath(grid));
      if (path[1] === 'height') return rows.length > 0 ? [rows.length] : [];
      return rows.map(lengthOf);
    }),
  );
  const [size] = sizes;
  if (size === undefined || sizes.size > 1 || size === objectAt(fault, ['dimensions'])[String(path[1])])
    return;
  yield {
    title: `Write ${size}, as the rows have it`,
    edits: replaceValue(fault.subject.json, path, size),
    isPreferred: true,
  };
}

function grown(fault: Fault, columns: number, rows: number): Proposal['edits'] {
  const { json } = fault.subject;
  const parts = gridNames.map((grid) => {
    const filler = grid === 'terrain' ? '#' : '.';
    const old = listAt(fault, gridPath(grid));
    const next: JsonValue[] = old.map((row) =>
      typeof row === 'string' ? row + filler.repeat(Math.max(0, columns - lengthOf(row))) : row,
    );
    while (next.length < rows) next.push(filler.repeat(columns));
    return replaceValue(json, gridPath(grid), next);
  });
  parts.push(
    replaceValue(json, ['dimensions', 'width'], columns),
    replaceValue(json, ['dimensions', 'height'], rows),
  );
  return parts.some((part) => part === undefined) ? undefined : parts.flatMap((part) => part ?? []);
}
