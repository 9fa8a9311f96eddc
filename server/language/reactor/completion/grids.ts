import type { Path } from '../../../../engine/core';
import type { LevelSketch } from '../level';
import { isAt } from '../../json/completion/proposal';

/** The size of a new map. */
const size = { width: 12, height: 8 };

/** No larger grid is proposed. */
const maxRows = 64;

/** The number of columns, or rows, that the map has. */
export function sizeOf(sketch: LevelSketch, axis: 'width' | 'height'): number {
  return sketch[axis] > 0 ? sketch[axis] : size[axis];
}

/**
 * Returns the rows of a new grid: an empty room, or an empty network. `undefined` if the path is not a grid, or the
 * grid is too large.
 */
export function newRows(
  sketch: LevelSketch,
  path: Path,
  most: number = maxRows,
): readonly string[] | undefined {
  const height = sizeOf(sketch, 'height');
  if (height > most) return undefined;
  const rows = Array.from({ length: height }, (_, y) => newRow(sketch, [...path, y]));
  return rows.every((row) => row !== undefined) ? rows : undefined;
}

/** The maximum length of a row, since a file may claim any size. */
const maxColumns = 4096;

/** Returns one row of a new grid; `undefined` if the path is not a row, or the row is too long. */
export function newRow(sketch: LevelSketch, path: Path): string | undefined {
  const width = sizeOf(sketch, 'width');
  if (width > maxColumns) return undefined;
  if (isAt(path, 'networks/*/*')) return '.'.repeat(width);
  const y = path[1];
  if (!isAt(path, 'terrain/*') || typeof y !== 'number') return undefined;
  if (y === 0 || y === sizeOf(sketch, 'height') - 1) return '#'.repeat(width);
  return width < 3 ? '#'.repeat(width) : `#${'.'.repeat(width - 2)}#`;
}
