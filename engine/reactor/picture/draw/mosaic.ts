import { levels } from '../../simulation/cell-code';
import { hazardFields } from '../../terms';
import { mixed } from '../color';
import type { Look } from '../look';
import type { Pen } from '../pen';
import type { Scene } from '../scene';
import type { Part } from './view';

/** The strength of the color, by band. */
const strength = [0, 0.4, 0.7, 1] as const;

/**
 * Draws the hazards of cells that are too small for a hatch. Each cell has four squares: fuel, coolant, electricity,
 * heat in reading order, stronger in higher bands. A field that alone is critical on its cell fills it.
 */
export function hazardMosaic(scene: Scene, pen: Pen, look: Look, region: Part, bits: number): void {
  const { codes, width } = scene;
  const columns = 2 * (region.right - region.left);
  const rows = 2 * (region.bottom - region.top);
  const squares = squaresOf(look, columns * rows);
  const { only } = region;
  let any = 0;
  for (let y = region.top; y < region.bottom; y++) {
    let at = 2 * (y - region.top) * columns;
    for (let x = region.left; x < region.right; x++, at += 2) {
      const cell = y * width + x;
      const code = only === null || only[cell] === 1 ? (codes[cell] ?? 0) & bits : 0;
      const whole = wholeCells[code] ?? 0;
      any |= code;
      squares[at] = indexOf(0, code & 3, whole);
      squares[at + 1] = indexOf(1, (code >> 2) & 3, whole);
      squares[at + columns] = indexOf(2, (code >> 4) & 3, whole);
      squares[at + columns + 1] = indexOf(3, code >> 6, whole);
    }
  }
  if (any === 0) return;
  const { size } = look;
  pen.mosaic(region.left * size, region.top * size, columns, rows, size / 2, squares, colorsOf(look));
}

/**
 * Returns true if cells are too small for lines. Each cell is then a square, and drawing many costs no more than
 * drawing one.
 */
export function isSpeck({ size }: Look): boolean {
  return size < 2;
}

/**
 * Draws cells as specks: one square each, in the color of its kind. Kind 0 and kinds without a color are not drawn.
 */
export function speckMosaic(
  scene: Scene,
  pen: Pen,
  look: Look,
  region: Part,
  kinds: Uint8Array,
  colors: readonly string[],
): void {
  const columns = region.right - region.left;
  const rows = region.bottom - region.top;
  const squares = squaresOf(look, columns * rows);
  const { only } = region;
  let at = 0;
  for (let y = region.top; y < region.bottom; y++) {
    for (let x = region.left; x < region.right; x++) {
      const cell = y * scene.width + x;
      squares[at++] = only === null || only[cell] === 1 ? (kinds[cell] ?? 0) : 0;
    }
  }
  pen.mosaic(region.left * look.size, region.top * look.size, columns, rows, look.size, squares, colors);
}

/** Draws some cells of a board as specks of one color. */
export function speckCells(
  scene: Scene,
  pen: Pen,
  look: Look,
  region: Part,
  cells: readonly { readonly cell: number }[],
  color: string,
): void {
  if (cells.length === 0) return;
  const kinds = new Uint8Array(scene.width * scene.height);
  for (const { cell } of cells) kinds[cell] = 1;
  speckMosaic(scene, pen, look, region, kinds, [color, color]);
}

/** Returns a buffer for this number of squares. Calls share one buffer, which grows as needed. */
function squaresOf(look: Look, count: number): Uint8Array {
  const scratch = look.keep('mosaic', () => ({ squares: new Uint8Array(0) }));
  if (scratch.squares.length < count) scratch.squares = new Uint8Array(count);
  return scratch.squares.subarray(0, count);
}

function indexOf(field: number, level: number, whole: number): number {
  return level === levels.absent ? whole : 1 + 3 * field + level - 1;
}

/** By code: the color that fills a cell on which exactly one field is present and critical; 0 for other codes. */
const wholeCells = Uint8Array.from({ length: 256 }, (_, code) => {
  const alone = [0, 1, 2, 3].find((field) => code === levels.critical << (2 * field));
  return alone === undefined ? 0 : indexOf(alone, levels.critical, 0);
});

function colorsOf(look: Look): readonly string[] {
  const { palette } = look;
  return look.keep('mosaic colors', () => [
    palette.floor,
    ...hazardFields.flatMap((field) =>
      [1, 2, 3].map((level) => mixed(palette.floor, palette.field[field], strength[level] ?? 0)),
    ),
  ]);
}
