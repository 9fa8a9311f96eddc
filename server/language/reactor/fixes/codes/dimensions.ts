import type { JsonValue } from '../../../../../engine/json';
import { replaceValue } from '../../../json/edits';
import { gridNames, gridPath } from '../../level';
import type { Proposal } from '../../../text/fixes';
import type { LevelFix, LevelProblem } from '../context';
import { listAt, objectAt } from '../../../json/fixes/tools/values';
import { lengthOf } from './row-length';

/**
 * Fixes a map that is too small: uses the size of its rows if that is enough, else adds as many rows and columns as
 * needed.
 */
export const dimensionsTooSmall: LevelFix = {
  advice:
    'Change to the size of the rows; or, if that is too small as well, add walls on the right and at the bottom until the map is large enough.',
  *propose(problem) {
    yield* fromRows(problem);
    const { grid } = problem.context.balance;
    const { width, height } = objectAt(problem, ['dimensions']);
    if (typeof width !== 'number' || typeof height !== 'number') return;
    const [columns, rows] = [Math.max(width, grid.minWidth), Math.max(height, grid.minHeight)];
    yield {
      title: `Grow the map to ${columns} by ${rows}`,
      edits: grown(problem, columns, rows),
      isPreferred: true,
    };
  },
};

/** A map that is too large: the size of its rows, if that will do. */
export const dimensionsTooLarge: LevelFix = {
  advice:
    'Change to the size of the rows if that is not too large. A map is never cropped, since its contents would be lost.',
  propose: fromRows,
};

/** Proposes the number of rows, or the length of all rows, as the new dimension. */
function* fromRows(problem: LevelProblem): Iterable<Proposal> {
  const { path } = problem.diagnostic;
  const sizes = new Set(
    gridNames.flatMap((grid) => {
      const rows = listAt(problem, gridPath(grid));
      if (path[1] === 'height') return rows.length > 0 ? [rows.length] : [];
      return rows.map(lengthOf);
    }),
  );
  const [size] = sizes;
  if (size === undefined || sizes.size > 1 || size === objectAt(problem, ['dimensions'])[String(path[1])])
    return;
  yield {
    title: `Change to ${size}, the size of the rows`,
    edits: replaceValue(problem.context.json, path, size),
    isPreferred: true,
  };
}

function grown(problem: LevelProblem, columns: number, rows: number): Proposal['edits'] {
  const { json } = problem.context;
  const parts = gridNames.map((grid) => {
    const filler = grid === 'terrain' ? '#' : '.';
    const old = listAt(problem, gridPath(grid));
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
