import { glyphOf, tileCodes } from '../glyphs';
import { spotsOf } from '../layout';
import type { Prefab, RoomPosition } from '../terms';

/** A prefab turned in one of eight ways, as the generator places it. */
export interface Variant {
  readonly prefab: Prefab;
  /** 0 to 7: the way in which it is turned, see `turn`. */
  readonly number: number;
  readonly width: number;
  readonly height: number;
  /** The numbers of its tiles, row by row. */
  readonly tiles: Uint8Array;
  readonly doors: readonly DoorSpot[];
  readonly enemies: readonly RoomPosition[];
  readonly loot: readonly RoomPosition[];
  /** In the order of the prefab's `npcs`. */
  readonly npcs: readonly RoomPosition[];
}

/** A door, and the direction out of it. */
export interface DoorSpot extends RoomPosition {
  readonly dx: -1 | 0 | 1;
  readonly dy: -1 | 0 | 1;
}

export const variantCount = 8;

/**
 * Turns a block of characters: numbers 0 to 3 are quarter turns clockwise, 4 to 7 the same of its transposition. A
 * quarter turn is a transposition with each row reversed.
 */
export function orient(rows: readonly string[], number: number): string[] {
  let turned = number >= 4 ? transpose(rows) : [...rows];
  for (let quarter = number % 4; quarter > 0; quarter--)
    turned = transpose(turned).map((row) => Array.from(row).reverse().join(''));
  return turned;
}

function transpose(rows: readonly string[]): string[] {
  return Array.from({ length: rows[0]?.length ?? 0 }, (_, x) => rows.map((row) => row[x] ?? '').join(''));
}

const known = new WeakMap<Prefab, readonly Variant[]>();

/** Returns all eight variants of a prefab. Computed once. */
export function variantsOf(prefab: Prefab): readonly Variant[] {
  let variants = known.get(prefab);
  if (variants === undefined) {
    variants = Array.from({ length: variantCount }, (_, number) => variantOf(prefab, number));
    known.set(prefab, variants);
  }
  return variants;
}

function variantOf(prefab: Prefab, number: number): Variant {
  const rows = orient(prefab.rows, number);
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

/** Returns the cells of the `n`s in the turned layout, in the reading order of the unturned one. */
function npcSpots({ rows }: Prefab, number: number): RoomPosition[] {
  return spotsOf(rows, 'n').map((spot) => turnedSpot(spot, sizeOf(rows), number));
}

type Size = Pick<Variant, 'width' | 'height'>;

function sizeOf(rows: readonly string[]): Size {
  return { width: rows[0]?.length ?? 0, height: rows.length };
}

/** Returns the place of a cell when a layout of that size is turned. */
export function turnedSpot({ x, y }: RoomPosition, { width, height }: Size, number: number): RoomPosition {
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

/** Returns the cell of the layout that is at a place of a variant: the inverse of `turnedSpot`. */
export function drawnSpot({ x, y }: RoomPosition, { width, height }: Size, number: number): RoomPosition {
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
