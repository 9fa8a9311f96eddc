import { glyphOf, tileCodes } from '../glyphs';
import { spotsOf } from '../layout';
import type { Prefab, Spot } from '../terms';

/** A prefab turned one of eight ways: what the generator puts down. */
export interface Variant {
  readonly prefab: Prefab;
  /** 0 to 7: how it is turned, see `turn`. */
  readonly number: number;
  readonly width: number;
  readonly height: number;
  /** The numbers of its tiles, row by row. */
  readonly tiles: Uint8Array;
  readonly doors: readonly DoorSpot[];
  readonly enemies: readonly Spot[];
  readonly loot: readonly Spot[];
  /** In the order of the prefab's `npcs`. */
  readonly npcs: readonly Spot[];
}

/** A door, and the way out of it. */
export interface DoorSpot extends Spot {
  readonly dx: -1 | 0 | 1;
  readonly dy: -1 | 0 | 1;
}

export const variantCount = 8;

/**
 * Turns a block of characters: numbers 0 to 3 are quarter turns clockwise, 4 to 7 the same of its transposition. A
 * quarter turn is a transposition with each row read backwards.
 */
export function turn(rows: readonly string[], number: number): string[] {
  let turned = number >= 4 ? transpose(rows) : [...rows];
  for (let quarter = number % 4; quarter > 0; quarter--)
    turned = transpose(turned).map((row) => Array.from(row).reverse().join(''));
  return turned;
}

function transpose(rows: readonly string[]): string[] {
  return Array.from({ length: rows[0]?.length ?? 0 }, (_, x) => rows.map((row) => row[x] ?? '').join(''));
}

const known = new WeakMap<Prefab, readonly Variant[]>();

/** All eight variants of a prefab, worked out once. */
export function variantsOf(prefab: Prefab): readonly Variant[] {
  let variants = known.get(prefab);
  if (variants === undefined) {
    variants = Array.from({ length: variantCount }, (_, number) => variantOf(prefab, number));
    known.set(prefab, variants);
  }
  return variants;
}

function variantOf(prefab: Prefab, number: number): Variant {
  const rows = turn(prefab.rows, number);
  const width = rows[0]?.length ?? 0;
  const height = rows.length;
  const tiles = Uint8Array.from(
    rows.flatMap((row) => Array.from(row, (character) => tileCodes[glyphOf(character)?.tile ?? 'Wall'])),
  );
  const doors = spotsOf(rows, '+').map(({ x, y }): DoorSpot => {
    if (y === 0) return { x, y, dx: 0, dy: -1 };
    if (y === height - 1) return { x, y, dx: 0, dy: 1 };
    return { x, y, dx: x === 0 ? -1 : 1, dy: 0 };
  });
  return {
    prefab,
    number,
    width,
    height,
    tiles,
    doors,
    enemies: spotsOf(rows, 'e'),
    loot: spotsOf(rows, 'l'),
    npcs: npcSpots(prefab, number),
  };
}

/** Where the `n`s of the unturned layout, in its reading order, come to lie. */
function npcSpots({ rows }: Prefab, number: number): Spot[] {
  return spotsOf(rows, 'n').map((spot) => turnedSpot(spot, sizeOf(rows), number));
}

type Size = Pick<Variant, 'width' | 'height'>;

function sizeOf(rows: readonly string[]): Size {
  return { width: rows[0]?.length ?? 0, height: rows.length };
}

/** Where a cell of a layout of that size comes to lie when it is turned. */
export function turnedSpot({ x, y }: Spot, { width, height }: Size, number: number): Spot {
  let [at, size] =
    number >= 4
      ? [
          { x: y, y: x },
          { width: height, height: width },
        ]
      : [
          { x, y },
          { width, height },
        ];
  for (let quarter = number % 4; quarter > 0; quarter--) {
    at = { x: size.height - 1 - at.y, y: at.x };
    size = { width: size.height, height: size.width };
  }
  return at;
}

/** The cell of the layout that lies there in a variant: undoes `turnedSpot`. */
export function drawnSpot({ x, y }: Spot, { width, height }: Size, number: number): Spot {
  let [at, size] = [
    { x, y },
    { width, height },
  ];
  for (let quarter = number % 4; quarter > 0; quarter--) {
    at = { x: at.y, y: size.width - 1 - at.x };
    size = { width: size.height, height: size.width };
  }
  return number >= 4 ? { x: at.y, y: at.x } : at;
}
