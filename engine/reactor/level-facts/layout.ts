import { memoize, type Path } from '../../core';
import { faulty, type Faulty } from '../../shape';
import type { Balance } from '../balance';
import { ABSENT, PRESENT, UNKNOWN } from '../cell-presence';
import type { LevelDraft } from '../format/shapes';
import { carrierKeys, carrierLetters, carriers, type Carrier } from '../terms';

export type GridName = 'terrain' | Carrier;
export const gridNames: readonly GridName[] = ['terrain', ...carriers];

/** One of the four grids of characters, as far as its rows are valid. */
export interface Grid {
  readonly name: GridName;
  readonly path: Path;
  /** The number of rows in the file; `undefined` if the list is faulty or was not read to its end. */
  readonly rowCount: number | undefined;
  /** Rows whose length differs from the map's width. */
  readonly wrongLengths: readonly { readonly row: number; readonly length: number }[];
  /** Characters that are not glyphs of this grid. */
  readonly wrongGlyphs: readonly { readonly row: number; readonly index: number; readonly glyph: string }[];
  /**
   * One value for each cell: `ABSENT` (wall, no network), `PRESENT` (floor, network) or `UNKNOWN`. `undefined` if no
   * cell is known.
   */
  readonly cells: Uint8Array | undefined;
  /** True if every cell is known. */
  readonly whole: boolean;
}

export type Axis = 'width' | 'height';

/** The map's size, and its four grids measured against it. */
export interface Layout {
  /** The size that everything else is compared with; `undefined` if it is unknown. */
  readonly width: number | undefined;
  readonly height: number | undefined;
  /** Dimensions outside of the balance's limits. */
  readonly wrongSizes: readonly { readonly axis: Axis; readonly size: number; readonly limit: number }[];
  /** The size that all rows of all grids share, where only `dimensions` differs from it. */
  readonly agreed: Readonly<Partial<Record<Axis, number>>>;
  readonly grids: Readonly<Record<GridName, Grid>>;
}

type Rows = readonly (string | Faulty)[];

/**
 * Measures the grids. Sizes are determined before anything is allocated, and no allocation exceeds a few times the size
 * of the file.
 */
export function measureGrids(draft: LevelDraft, balance: Balance, isOpen: (rows: Rows) => boolean): Layout {
  const stated = statedSizes(draft);
  const wrongSizes = (['width', 'height'] as const).flatMap((axis) => {
    const size = stated[axis];
    const fault = size === undefined ? undefined : outOfLimits(axis, size, balance);
    return fault ? [fault] : [];
  });
  const rows = gridNames.map((name) => rowsOf(draft, name));
  const whole = rows.map((list) => (list && !isOpen(list) ? list : undefined));
  const common = {
    width: onlyValue(rows.flatMap((list) => (list ? lengthsOf(list) : []))),
    height: onlyValue(
      whole.flatMap((list) => (list ? [list.length] : [])),
      2,
    ),
  };
  const agreed: Partial<Record<Axis, number>> = {};
  const size: Partial<Record<Axis, number>> = {};
  for (const axis of ['width', 'height'] as const) {
    const says = stated[axis];
    const shown = common[axis];
    if (wrongSizes.some((fault) => fault.axis === axis)) continue;
    if (says !== undefined && shown !== undefined && says !== shown) agreed[axis] = shown;
    const chosen = shown ?? says;
    if (chosen !== undefined && !outOfLimits(axis, chosen, balance)) size[axis] = chosen;
  }
  const grids = Object.fromEntries(
    gridNames.map((name, index) => [name, gridOf(name, rows[index], whole[index]?.length, size)]),
  ) as Record<GridName, Grid>;
  return { width: size.width, height: size.height, wrongSizes, agreed, grids };
}

/** Returns the path of a grid's list of rows. */
function gridPath(name: GridName): Path {
  return name === 'terrain' ? ['terrain'] : ['networks', carrierKeys[name]];
}

function rowsOf(draft: LevelDraft, name: GridName): Rows | undefined {
  if (name === 'terrain') return draft.terrain === faulty ? undefined : draft.terrain;
  if (draft.networks === faulty) return undefined;
  const rows = draft.networks[carrierKeys[name]];
  return rows === faulty ? undefined : rows;
}

function statedSizes(draft: LevelDraft): Record<Axis, number | undefined> {
  if (draft.dimensions === faulty) return { width: undefined, height: undefined };
  const { width, height } = draft.dimensions;
  return { width: width === faulty ? undefined : width, height: height === faulty ? undefined : height };
}

function outOfLimits(axis: Axis, size: number, { grid }: Balance) {
  const [min, max] = axis === 'width' ? [grid.minWidth, grid.maxWidth] : [grid.minHeight, grid.maxHeight];
  if (size < min) return { axis, size, limit: min };
  return size > max ? { axis, size, limit: max } : undefined;
}

/** Returns the value that all of these have, or `undefined` if they differ or are fewer than `least`. */
function onlyValue(values: readonly number[], least = 1): number | undefined {
  const [first] = values;
  return values.length >= least && values.every((value) => value === first) ? first : undefined;
}

/** Returns the distinct lengths of a list's rows. */
const lengthsOf = memoize((rows: Rows): readonly number[] => [
  ...new Set(rows.flatMap((row) => (row === faulty ? [] : [lengthOf(row)]))),
]);

const SURROGATE = /[\ud800-\udfff]/;

/** Returns the number of cells in a row: one for each code point. */
function lengthOf(row: string): number {
  return SURROGATE.test(row) ? Array.from(row).length : row.length;
}

function gridOf(
  name: GridName,
  rows: Rows | undefined,
  rowCount: number | undefined,
  { width, height }: Partial<Record<Axis, number>>,
): Grid {
  return rows
    ? measureOnce(rows, name, rowCount, width, height)
    : measure(name, rows, rowCount, width, height);
}

/** An edit elsewhere in the file does not change a list of rows, so its grid is reused. */
const measureOnce = memoize(
  (rows: Rows, name: GridName, rowCount?: number, width?: number, height?: number): Grid =>
    measure(name, rows, rowCount, width, height),
);

function measure(
  name: GridName,
  rows: Rows | undefined,
  rowCount: number | undefined,
  width: number | undefined,
  height: number | undefined,
): Grid {
  const wrongLengths: { row: number; length: number }[] = [];
  const wrongGlyphs: { row: number; index: number; glyph: string }[] = [];
  const path = gridPath(name);
  if (!rows || width === undefined) {
    return { name, path, rowCount, wrongLengths, wrongGlyphs, cells: undefined, whole: false };
  }
  const fits = height !== undefined && rowCount === height && isPlausible(rows, width * height);
  const cells = fits ? new Uint8Array(width * height).fill(UNKNOWN) : undefined;
  const [absent, present] = name === 'terrain' ? ['#', '.'] : ['.', carrierLetters[name]];
  const absentCode = absent.charCodeAt(0);
  const presentCode = present.charCodeAt(0);
  let knownRows = 0;
  rows.forEach((row, y) => {
    if (row === faulty) return;
    if (cells && row.length === width && fillRow(cells, y * width, row, absentCode, presentCode)) {
      knownRows++;
      return;
    }
    const glyphs = Array.from(row);
    if (glyphs.length !== width) wrongLengths.push({ row: y, length: glyphs.length });
    glyphs.slice(0, width).forEach((glyph, index) => {
      const isKnown = glyph === absent || glyph === present;
      if (!isKnown) wrongGlyphs.push({ row: y, index, glyph });
      else if (cells && glyphs.length === width)
        cells[y * width + index] = glyph === present ? PRESENT : ABSENT;
    });
  });
  const whole = cells !== undefined && knownRows === height;
  return { name, path, rowCount, wrongLengths, wrongGlyphs, cells, whole };
}

/**
 * Writes a row of known characters into the cells. Returns false, and leaves the row unknown, if there is any other
 * character.
 */
function fillRow(cells: Uint8Array, start: number, row: string, absent: number, present: number): boolean {
  for (let x = 0; x < row.length; x++) {
    const code = row.charCodeAt(x);
    if (code === absent) cells[start + x] = ABSENT;
    else if (code === present) cells[start + x] = PRESENT;
    else {
      cells.fill(UNKNOWN, start, start + row.length);
      return false;
    }
  }
  return true;
}

/**
 * Returns true if these rows fit a map with this number of cells. `dimensions` alone must not cause a large allocation.
 */
function isPlausible(rows: Rows, area: number): boolean {
  const written = rows.reduce((sum, row) => sum + (row === faulty ? 0 : row.length), 0);
  return area <= 4 * written + 4096;
}
