import { memoize } from '../../../../engine/core';
import type { JsonValue } from '../../../../engine/json';
import {
  carrierLetters,
  perCarrier,
  type Carrier,
  type Cell,
  type PerCarrier,
} from '../../../../engine/reactor';
import { valueAt } from '../../../../engine/shape';
import { gridPath, type GridName, type LevelContext, type LevelSketch, type PropEntry } from '../level';

/** The maximum number of cells of a map that is searched. No real level is larger, but a file may claim any size. */
const maxCells = 1 << 22;

/**
 * The cells of a grid: one byte each that is set if the glyph is there, and the list of these cells in reading order.
 */
interface Marks {
  readonly isThere: Uint8Array;
  readonly cells: Int32Array;
}

/**
 * An index of the map of a level for searches over all of it. Data of a grid is kept until that grid is edited. It
 * takes 1 byte a cell, and 4 more a floor or network cell.
 */
export class Ground {
  readonly sketch: LevelSketch;
  private readonly terrain: Marks;
  private readonly walls: Marks;
  private readonly networks: PerCarrier<Marks>;

  constructor(level: LevelContext) {
    this.sketch = level.sketch;
    const { width, height } = level.sketch;
    const marksIn = (grid: GridName, glyph: string): Marks => {
      const rows = valueAt(level.document.json.value, gridPath(grid));
      return Array.isArray(rows) ? marksOf(rows as readonly JsonValue[], width, height, glyph) : none;
    };
    this.terrain = marksIn('terrain', '.');
    this.walls = marksIn('terrain', '#');
    this.networks = perCarrier((carrier) => marksIn(carrier, carrierLetters[carrier]));
  }

  /** All floor cells, in reading order. */
  get floor(): Int32Array {
    return this.terrain.cells;
  }

  /** All cells of a network, in reading order. */
  network(carrier: Carrier): Int32Array {
    return this.networks[carrier].cells;
  }

  isFloor(cell: Cell): boolean {
    return this.terrain.isThere[cell] === 1;
  }

  isWall(cell: Cell): boolean {
    return this.walls.isThere[cell] === 1;
  }

  has(carrier: Carrier, cell: Cell): boolean {
    return this.networks[carrier].isThere[cell] === 1;
  }

  /** Returns the number of network cells next to a cell. */
  branchesAt(carrier: Carrier, cell: Cell): number {
    const { width } = this.sketch;
    const x = cell % width;
    const { isThere } = this.networks[carrier];
    const [north, south] = [isThere[cell - width] ?? 0, isThere[cell + width] ?? 0];
    const west = x > 0 ? (isThere[cell - 1] ?? 0) : 0;
    const east = x + 1 < width ? (isThere[cell + 1] ?? 0) : 0;
    return north + east + south + west;
  }

  /** Returns the neighbors of a cell, clockwise from north. */
  beside(cell: Cell): readonly Cell[] {
    const { width, height } = this.sketch;
    const x = cell % width;
    const found: Cell[] = [];
    if (cell >= width) found.push(cell - width);
    if (x + 1 < width) found.push(cell + 1);
    if (cell + width < width * height) found.push(cell + width);
    if (x > 0) found.push(cell - 1);
    return found;
  }

  /** The props of a type. */
  propsOf(type: string): readonly PropEntry[] {
    return byType(this.sketch.props).get(type) ?? [];
  }

  /** The types that props have, known ones or not. */
  get typesOfProps(): readonly string[] {
    return [...byType(this.sketch.props).keys()];
  }

  /** The cells with a prop. */
  get occupied(): ReadonlySet<Cell> {
    return occupiedBy(this.sketch.props);
  }
}

/** The map of a version of a level. */
export const groundOf = memoize((level: LevelContext) => new Ground(level));

const none: Marks = { isThere: new Uint8Array(0), cells: new Int32Array(0) };

const marksOf = memoize((rows: readonly JsonValue[], width: number, height: number, glyph: string): Marks => {
  const written = Math.min(height, rows.length);
  if (width * written > maxCells) return none;
  const isThere = new Uint8Array(width * written);
  const cells: Cell[] = [];
  for (let y = 0; y < written; y++) {
    const row = rows[y];
    if (typeof row !== 'string') continue;
    const line = /[\ud800-\udfff]/.test(row) ? Array.from(row) : row;
    for (let x = line.indexOf(glyph); x >= 0 && x < width; x = line.indexOf(glyph, x + 1)) {
      isThere[y * width + x] = 1;
      cells.push(y * width + x);
    }
  }
  return { isThere, cells: Int32Array.from(cells) };
});

const occupiedBy = memoize((props: readonly PropEntry[]): ReadonlySet<Cell> => {
  const cells = new Set<Cell>();
  for (const { cell } of props) if (cell !== undefined) cells.add(cell);
  return cells;
});

const byType = memoize((props: readonly PropEntry[]): ReadonlyMap<string, readonly PropEntry[]> => {
  const lists = new Map<string, PropEntry[]>();
  for (const prop of props) {
    const list = lists.get(prop.type);
    if (list === undefined) lists.set(prop.type, [prop]);
    else list.push(prop);
  }
  return lists;
});
