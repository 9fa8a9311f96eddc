import type { TextEdit } from '../../../../../engine/json';
import type { Cell } from '../../../../../engine/reactor';
import { replaceCharacters } from '../../../json/edits';
import { gridPath, type GridName, type LevelSketch } from '../../level';
import type { LevelProblem } from '../context';

export type CellPosition = readonly [number, number];

/** Returns the edits that write one character of a grid. */
export function writeGlyph(
  { context }: LevelProblem,
  grid: GridName,
  cell: Cell,
  glyph: string,
): TextEdit[] | undefined {
  const [x, y] = context.sketch.positionOf(cell);
  return replaceCharacters(context.json, [...gridPath(grid), y], x, 1, glyph);
}

/**
 * Returns the nearest cells that are accepted; at equal distance, in reading order. Distances are counted in steps from
 * the place on the map that is nearest to `from`.
 */
export function nearest(
  sketch: LevelSketch,
  from: CellPosition,
  accept: (cell: Cell) => boolean,
  most = 1,
): Cell[] {
  const { width, height } = sketch;
  const found: Cell[] = [];
  if (width === 0 || height === 0) return found;
  const x = Math.min(Math.max(from[0], 0), width - 1);
  const y = Math.min(Math.max(from[1], 0), height - 1);
  for (let steps = 0; steps < width + height && found.length < most; steps++) {
    for (let row = Math.max(0, y - steps); row <= Math.min(height - 1, y + steps); row++) {
      const aside = steps - Math.abs(row - y);
      for (const column of aside === 0 ? [x] : [x - aside, x + aside]) {
        if (column < 0 || column >= width) continue;
        const cell = row * width + column;
        if (found.length < most && accept(cell)) found.push(cell);
      }
    }
  }
  return found;
}

/** Returns the distance between two places, in steps. */
export function distance([x, y]: CellPosition, [otherX, otherY]: CellPosition): number {
  return Math.abs(x - otherX) + Math.abs(y - otherY);
}

/** A cell as a title shows it. */
export function shownCell(sketch: LevelSketch, cell: Cell): string {
  const [x, y] = sketch.positionOf(cell);
  return `[${x}, ${y}]`;
}

/** A cell as it is written. */
export function positionOf(sketch: LevelSketch, cell: Cell): number[] {
  return [...sketch.positionOf(cell)];
}

/** Returns the floor cells next to a cell. */
export function floorBeside(sketch: LevelSketch, cell: Cell): Cell[] {
  return sketch.neighbors(cell).filter((other) => sketch.isFloor(other));
}
