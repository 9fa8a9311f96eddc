import { memoize } from '../../../../engine/core';
import type { JsonObject, JsonValue } from '../../../../engine/json';
import { carrierKeys, carrierLetters, carriers, type Carrier, type Cell } from '../../../../engine/reactor';
import { valueAt } from '../../../../engine/shape';

/** The four grids of characters. */
export type GridName = 'terrain' | Carrier;
export const gridNames: readonly GridName[] = ['terrain', ...carriers];

/** An entry of one of the file's lists as it is written, sound or not. */
export interface Entry {
  /** Its index in the list. */
  readonly index: number;
  /** The cell of its `position`; `undefined` if that is faulty or off the map. */
  readonly cell: Cell | undefined;
  readonly value: JsonObject;
}

/** A prop as it is written. */
export interface PropEntry extends Entry {
  /** The type as it is written; empty if there is none. */
  readonly type: string;
}

/** A leak as it is written. */
export interface LeakEntry extends Entry {
  readonly carrier: Carrier | undefined;
  readonly access: Cell | undefined;
}

/** A rule as it is written. */
export interface RuleEntry {
  readonly index: number;
  readonly id: string;
  readonly value: JsonObject;
}

/**
 * A level as written, valid or not, for features that work while the user types. Nothing is checked, no memory is
 * allocated for sizes that a file merely claims, and each part is computed on first use.
 */
export interface LevelSketch {
  /** The size of the map: as stated if the rows agree or are absent, else that of the rows; 0 if there is none. */
  readonly width: number;
  readonly height: number;
  readonly props: readonly PropEntry[];
  readonly leaks: readonly LeakEntry[];
  readonly hazards: readonly Entry[];
  readonly rules: readonly RuleEntry[];
  readonly robot: Cell | undefined;
  /** Returns the cell of a position as it is written; `undefined` if it is not a position, or off the map. */
  cellOf(position: JsonValue): Cell | undefined;
  /** Column and row of a cell. */
  positionOf(cell: Cell): readonly [number, number];
  /** The character of a cell in a grid; `undefined` if it was not written. */
  glyphAt(grid: GridName, cell: Cell): string | undefined;
  isFloor(cell: Cell): boolean;
  hasNetwork(carrier: Carrier, cell: Cell): boolean;
  /** The first prop on a cell. */
  propAt(cell: Cell): PropEntry | undefined;
  leaksAt(cell: Cell): readonly LeakEntry[];
  hazardAt(cell: Cell): Entry | undefined;
  /** Returns the neighbors of a cell that are on the map, clockwise from north. */
  neighbors(cell: Cell): readonly Cell[];
}

/** The path of a grid's rows. */
export function gridPath(grid: GridName): readonly string[] {
  return grid === 'terrain' ? ['terrain'] : ['networks', carrierKeys[grid]];
}

/** Sketches the text of a level. `value` is the plain value of the document. */
export function sketchLevel(value: JsonValue): LevelSketch {
  return new Sketch(value);
}

class Sketch implements LevelSketch {
  readonly width: number;
  readonly height: number;
  private readonly rows: Readonly<Record<GridName, readonly JsonValue[]>>;

  constructor(private readonly value: JsonValue) {
    const rowsOf = (grid: GridName) => listAt(value, gridPath(grid));
    this.rows = {
      terrain: rowsOf('terrain'),
      Fuel: rowsOf('Fuel'),
      Coolant: rowsOf('Coolant'),
      Electricity: rowsOf('Electricity'),
    };
    const stated = (axis: 'width' | 'height') => {
      const size = valueAt(value, ['dimensions', axis]);
      return typeof size === 'number' && Number.isSafeInteger(size) && size > 0 ? size : undefined;
    };
    const { terrain } = this.rows;
    this.height = terrain.length > 0 ? terrain.length : (stated('height') ?? 0);
    const widths = [...widthsOf(terrain)];
    const width = stated('width');
    this.width =
      width !== undefined && (widths.length === 0 || widths.includes(width)) ? width : Math.max(0, ...widths);
  }

  get props(): readonly PropEntry[] {
    return propsOf(listAt(this.value, ['props']), this.width, this.height).all;
  }
  get leaks(): readonly LeakEntry[] {
    return leaksOf(listAt(this.value, ['leaks']), this.width, this.height).all;
  }
  get hazards(): readonly Entry[] {
    return hazardsOf(listAt(this.value, ['hazards']), this.width, this.height);
  }
  get rules(): readonly RuleEntry[] {
    return rulesOf(listAt(this.value, ['rules']));
  }
  get robot(): Cell | undefined {
    return this.cellOf(valueAt(this.value, ['robot', 'position']));
  }

  cellOf(position: JsonValue): Cell | undefined {
    return cellIn(position, this.width, this.height);
  }

  positionOf(cell: Cell): readonly [number, number] {
    return this.width === 0 ? [0, 0] : [cell % this.width, Math.floor(cell / this.width)];
  }

  glyphAt(grid: GridName, cell: Cell): string | undefined {
    const [x, y] = this.positionOf(cell);
    const row = this.rows[grid][y];
    if (typeof row !== 'string') return undefined;
    return SURROGATE.test(row) ? Array.from(row)[x] : row[x];
  }

  isFloor(cell: Cell): boolean {
    return this.glyphAt('terrain', cell) === '.';
  }

  hasNetwork(carrier: Carrier, cell: Cell): boolean {
    return this.glyphAt(carrier, cell) === carrierLetters[carrier];
  }

  propAt(cell: Cell): PropEntry | undefined {
    return propsOf(listAt(this.value, ['props']), this.width, this.height).byCell.get(cell);
  }

  leaksAt(cell: Cell): readonly LeakEntry[] {
    return leaksOf(listAt(this.value, ['leaks']), this.width, this.height).byCell.get(cell) ?? [];
  }

  hazardAt(cell: Cell): Entry | undefined {
    return this.hazards.find((hazard) => hazard.cell === cell);
  }

  neighbors(cell: Cell): readonly Cell[] {
    const [x, y] = this.positionOf(cell);
    return [
      [x, y - 1],
      [x + 1, y],
      [x, y + 1],
      [x - 1, y],
    ].flatMap((position) => this.cellOf(position) ?? []);
  }
}

const SURROGATE = /[\ud800-\udfff]/;
const nothing: readonly JsonValue[] = [];

function listAt(value: JsonValue, path: readonly string[]): readonly JsonValue[] {
  const list = valueAt(value, path);
  return Array.isArray(list) ? (list as readonly JsonValue[]) : nothing;
}

/** The lengths that rows have, in code points. */
const widthsOf = memoize(
  (rows: readonly JsonValue[]): ReadonlySet<number> =>
    new Set(
      rows.flatMap((row) =>
        typeof row === 'string' ? [SURROGATE.test(row) ? Array.from(row).length : row.length] : [],
      ),
    ),
);

function cellIn(position: JsonValue, width: number, height: number): Cell | undefined {
  if (!Array.isArray(position) || position.length !== 2) return undefined;
  const [x, y] = position as readonly JsonValue[];
  return isIn(x, width) && isIn(y, height) ? y * width + x : undefined;
}

function isIn(at: JsonValue, size: number): at is number {
  return typeof at === 'number' && Number.isSafeInteger(at) && at >= 0 && at < size;
}

function entriesOf(list: readonly JsonValue[], width: number, height: number): Entry[] {
  const entries: Entry[] = [];
  for (const [index, given] of list.entries()) {
    if (typeof given !== 'object' || given === null || Array.isArray(given)) continue;
    const value = given as JsonObject;
    entries.push({ index, value, cell: cellIn(value['position'], width, height) });
  }
  return entries;
}

// An edit elsewhere in the file keeps the list object, and so the result for it.

const propsOf = memoize((list: readonly JsonValue[], width: number, height: number) => {
  const all = entriesOf(list, width, height).map(({ index, cell, value }): PropEntry => {
    const { type } = value;
    return { index, cell, value, type: typeof type === 'string' ? type : '' };
  });
  const byCell = new Map<Cell, PropEntry>();
  for (const prop of all) if (prop.cell !== undefined && !byCell.has(prop.cell)) byCell.set(prop.cell, prop);
  return { all, byCell };
});

const leaksOf = memoize((list: readonly JsonValue[], width: number, height: number) => {
  const all = entriesOf(list, width, height).map((entry): LeakEntry => {
    const { carrier, access } = entry.value;
    const known = carriers.find((one) => one === carrier);
    const face = access === undefined && known !== 'Electricity' ? entry.cell : cellIn(access, width, height);
    return { index: entry.index, cell: entry.cell, value: entry.value, carrier: known, access: face };
  });
  const byCell = new Map<Cell, LeakEntry[]>();
  for (const leak of all) {
    const others = leak.cell === undefined ? undefined : byCell.get(leak.cell);
    if (others !== undefined) others.push(leak);
    else if (leak.cell !== undefined) byCell.set(leak.cell, [leak]);
  }
  return { all, byCell };
});

const hazardsOf = memoize(entriesOf);

const rulesOf = memoize((list: readonly JsonValue[]) =>
  entriesOf(list, 0, 0).map(({ index, value }): RuleEntry => {
    const { id } = value;
    return { index, value, id: typeof id === 'string' ? id : '' };
  }),
);
