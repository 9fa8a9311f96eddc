import type { JsonValue } from '../../../../engine/json';
import { carrierLetters } from '../../../../engine/reactor';
import { valueAt } from '../../../../engine/shape';
import { gridNames, gridPath, type GridName, type LevelContext } from '../level';
import { isOn, type Movement, type Size } from './movement';
import type { Plan } from './plan';

/** The four grids, cell by cell: `cells[y][x]` is one character. */
export type Grids = Readonly<Record<GridName, readonly (readonly string[])[]>>;

/** The grids of a level; `undefined` if their rows and the dimensions do not agree. */
export function gridsOf({ document, sketch }: LevelContext): Grids | undefined {
  const { value } = document.json;
  const { width, height } = sketch;
  if (width < 1 || height < 1) return undefined;
  if (valueAt(value, ['dimensions', 'width']) !== width) return undefined;
  if (valueAt(value, ['dimensions', 'height']) !== height) return undefined;
  const cellsIn = (grid: GridName): string[][] => cellsOf(valueAt(value, gridPath(grid)), width);
  const grids = {
    terrain: cellsIn('terrain'),
    Fuel: cellsIn('Fuel'),
    Coolant: cellsIn('Coolant'),
    Electricity: cellsIn('Electricity'),
  };
  return gridNames.every((grid) => grids[grid].length === height) ? grids : undefined;
}

/** The characters of rows; none if a row has another length. */
function cellsOf(rows: JsonValue, width: number): string[][] {
  if (!Array.isArray(rows)) return [];
  const cells = (rows as readonly JsonValue[]).map((row) => (typeof row === 'string' ? Array.from(row) : []));
  return cells.every((row) => row.length === width) ? cells : [];
}

/** Moves the characters of all grids; new cells are wall without networks. */
export function moveGrids(plan: Plan, grids: Grids, old: Size, movement: Movement): void {
  plan.set(['dimensions', 'width'], movement.width);
  plan.set(['dimensions', 'height'], movement.height);
  const sources = sourcesOf(old, movement);
  for (const grid of gridNames) {
    const path = gridPath(grid);
    const cells = grids[grid];
    const empty = grid === 'terrain' ? '#' : '.';
    const rows = Array.from({ length: movement.height }, (_, y) => {
      let row = '';
      for (let at = y * movement.width; at < (y + 1) * movement.width; at++) {
        const source = sources[at] ?? -1;
        row += cells[Math.floor(source / old.width)]?.[source % old.width] ?? empty;
      }
      return row;
    });
    if (old.height === movement.height || movement.to(0, 1)[1] - movement.to(0, 0)[1] !== 1)
      plan.set(path, rows);
    else moveRows(plan, path, rows, old, movement);
  }
}

/**
 * Returns for each cell of the new map the cell of the old map that moves there, as `y * width + x`; -1 if there is
 * none.
 */
function sourcesOf(old: Size, { width, height, from }: Movement): Int32Array {
  const sources = new Int32Array(width * height);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const place = from(x, y);
      sources[y * width + x] = isOn(old, place) ? place[1] * old.width + place[0] : -1;
    }
  }
  return sources;
}

/** Moves rows that only shift up or down: each row that stays is changed in place. */
function moveRows(
  plan: Plan,
  path: readonly string[],
  rows: readonly string[],
  old: Size,
  movement: Movement,
): void {
  const top = movement.to(0, 0)[1];
  for (let y = 0; y < old.height; y++) {
    const row = rows[y + top];
    if (row === undefined) plan.remove(path, y);
    else plan.set([...path, y], row);
  }
  if (top > 0) plan.insert(path, 0, rows.slice(0, top));
  if (top + old.height < rows.length) plan.insert(path, old.height, rows.slice(top + old.height));
}

/**
 * Returns for each node of a network, in the new order, its old index. A saved game lists the content of networks in
 * that order.
 */
export function nodeOrder(grids: Grids, carrier: keyof typeof carrierLetters, movement: Movement): number[] {
  const letter = carrierLetters[carrier];
  const nodes = grids[carrier].flatMap((row, y) =>
    row.flatMap((cell, x) => (cell === letter ? [movement.to(x, y)] : [])),
  );
  return nodes
    .map((place, index) => ({ place, index }))
    .filter(({ place }) => isOn(movement, place))
    .sort((one, other) => one.place[1] - other.place[1] || one.place[0] - other.place[0])
    .map(({ index }) => index);
}
