import type { Path } from '../../../../engine/core';
import type { Span } from '../../../../engine/json';
import { levelShape, type Cell } from '../../../../engine/reactor';
import { shapeAt, valueAt } from '../../../../engine/shape';
import type { LevelContext } from './context';
import { gridNames, gridPath, type GridName } from './sketch';

/** A cell that the text names at some place. */
export interface NamedCell {
  readonly cell: Cell;
  /** The position, or the character of a row. */
  readonly span: Span;
  /** The path of the position, or of the row. */
  readonly path: Path;
  /** The grid that the row belongs to; `undefined` for a position. */
  readonly grid: GridName | undefined;
}

/**
 * Returns the cell that is named at an offset: by a position `[x, y]`, or by a character of a row; `undefined` if there
 * is none.
 */
export function cellAt(level: LevelContext, offset: number): NamedCell | undefined {
  const { json } = level.document;
  const { path, onKey, index } = json.locate(offset);
  if (onKey) return undefined;
  const grid = gridOf(path);
  if (grid !== undefined) {
    const row = path.at(-1);
    if (index === undefined || typeof row !== 'number') return undefined;
    const cell = level.sketch.cellOf([index, row]);
    const span = json.characterSpanOf(path, index);
    return cell === undefined || span === undefined ? undefined : { cell, span, path, grid };
  }
  const position = positionPath(level, path);
  if (position === undefined) return undefined;
  const cell = level.sketch.cellOf(valueAt(json.value, position));
  const span = json.spanOf(position);
  return cell === undefined || span === undefined
    ? undefined
    : { cell, span, path: position, grid: undefined };
}

/** The grid whose row is at a path. */
export function gridOf(path: Path): GridName | undefined {
  return gridNames.find((grid) => {
    const rows = gridPath(grid);
    return path.length === rows.length + 1 && rows.every((step, index) => path[index] === step);
  });
}

/** Returns the path of the position that a path is, or is inside of. */
function positionPath(level: LevelContext, path: Path): Path | undefined {
  const shape = levelShape(level.balance);
  const { value } = level.document.json;
  return [path, path.slice(0, -1)].find((one) => shapeAt(shape, value, one)?.shape.kind === 'position');
}

/** Returns the places of the characters of a cell in the four grids, as far as they are written. */
export function charactersOf(level: LevelContext, cell: Cell): readonly Span[] {
  const [x, y] = level.sketch.positionOf(cell);
  return gridNames.flatMap((grid) => {
    if (level.sketch.glyphAt(grid, cell) === undefined) return [];
    return level.document.json.characterSpanOf([...gridPath(grid), y], x) ?? [];
  });
}
