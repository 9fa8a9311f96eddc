import { glyphOf, tileCodes, tiles, type Glyph } from '../glyphs';
import { orient, turnedSpot, variantCount, variantsOf } from '../generator/variants';
import type { Floor, Prefab, Rect, Registry, RoomPosition } from '../terms';

/** The visible kind of a cell. Rock is a cell that belongs to no room and no corridor. */
export type CellKind = 'rock' | 'wall' | 'floor' | 'door' | 'stairs' | 'entrance' | 'enemy' | 'loot' | 'npc';

/** The visible content of a floor or prefab: the single source of pictures and texts. */
export interface Picture {
  readonly width: number;
  readonly height: number;
  /** The kind of cell `y * width + x`. */
  readonly cells: readonly CellKind[];
  /** Captions over parts of the picture, with the cell at which each begins. */
  readonly captions: readonly (RoomPosition & { readonly text: string })[];
  /** The cell of the player. */
  readonly player?: number;
}

const byTile = {
  Wall: 'wall',
  Floor: 'floor',
  Door: 'door',
  Stairs: 'stairs',
  Entrance: 'entrance',
} as const;

/** Draws a floor, with enemies on the cells in `waiting`. */
export function floorPicture(
  { tiles: codes, width, height, rooms }: Floor,
  waiting: Iterable<number>,
): Picture {
  const cells = Array.from(codes, (code): CellKind => byTile[tiles[code] ?? 'Wall']);
  const isInRoom = new Uint8Array(cells.length);
  for (const { rect, loot, npcs } of rooms) {
    for (let y = rect.y; y < rect.y + rect.height; y++)
      isInRoom.fill(1, y * width + rect.x, y * width + rect.x + rect.width);
    for (const cell of loot) cells[cell] = 'loot';
    for (const { cell } of npcs) cells[cell] = 'npc';
  }
  for (const cell of waiting) cells[cell] = 'enemy';
  for (const [cell, code] of codes.entries())
    if (code === tileCodes.Wall && isInRoom[cell] === 0) cells[cell] = 'rock';
  return { width, height, cells, captions: [] };
}

/**
 * Returns the cells of the enemies that still wait in the rooms of a floor or fight. `fighting` is the number of
 * enemies in the fight, which is in the player's room.
 */
export function waitingCells({ prefabs }: Registry, floor: Floor, fighting = 0): number[] {
  return floor.rooms.flatMap(({ prefab: id, variant, rect, enemies }, index) => {
    const prefab = prefabs.get(id);
    const spots = prefab === undefined ? [] : (variantsOf(prefab)[variant]?.enemies ?? []);
    const count = index === floor.playerRoom ? enemies.length + fighting : enemies.length;
    // the first is beaten first
    return spots.slice(spots.length - count).map(({ x, y }) => (rect.y + y) * floor.width + rect.x + x);
  });
}

/** The names of the eight ways to turn a prefab. */
export const variantNames: readonly string[] = [
  'as drawn',
  'turned 90°',
  'turned 180°',
  'turned 270°',
  'mirrored',
  'mirrored, 90°',
  'mirrored, 180°',
  'mirrored, 270°',
];

/** A part of the picture of a prefab: one way to turn it. */
export interface VariantBlock extends Rect {
  readonly number: number;
}

/** Draws all eight ways to turn a prefab, four in a row. */
export function prefabPicture(prefab: Prefab): Picture & { readonly blocks: readonly VariantBlock[] } {
  const side = Math.max(prefab.rows.length, prefab.rows[0]?.length ?? 0, 9) + 2;
  const [width, height] = [4 * side - 2, 2 * side];
  const cells = Array<CellKind>(width * height).fill('rock');
  const blocks = Array.from({ length: variantCount }, (_, number): VariantBlock => {
    const rows = orient(prefab.rows, number);
    const [left, top] = [(number % 4) * side, Math.floor(number / 4) * side + 1];
    rows.forEach((row, y) =>
      Array.from(row).forEach((character, x) => {
        cells[(top + y) * width + left + x] = kindOf(glyphOf(character));
      }),
    );
    return { number, x: left, y: top, width: rows[0]?.length ?? 0, height: rows.length };
  });
  const captions = blocks.map(({ number, x, y }) => ({ x, y: y - 1, text: variantNames[number] ?? '' }));
  return { width, height, cells, captions, blocks };
}

function kindOf(glyph: Glyph | undefined): CellKind {
  return glyph?.spot ?? byTile[glyph?.tile ?? 'Wall'];
}

/**
 * Returns the place of a cell of a prefab's layout in the picture of its variants, or in the rooms of a floor made of
 * it.
 */
export function cellsOfSpot(
  width: number,
  { rows }: Pick<Prefab, 'rows'>,
  places: readonly (RoomPosition & { readonly number: number })[],
  spot: RoomPosition,
): number[] {
  const size = { width: rows[0]?.length ?? 0, height: rows.length };
  return places.map(({ x, y, number }) => {
    const at = turnedSpot(spot, size, number);
    return (y + at.y) * width + x + at.x;
  });
}

const characters: Readonly<Record<CellKind, string>> = {
  rock: '#',
  wall: '#',
  floor: '.',
  door: '+',
  stairs: '>',
  entrance: '<',
  enemy: 'e',
  loot: 'l',
  npc: 'n',
};

/** Returns a picture in the characters of layouts, row by row; rock looks like walls. */
export function pictureRows({ width, height, cells }: Picture): string[] {
  return Array.from({ length: height }, (_, y) =>
    cells
      .slice(y * width, (y + 1) * width)
      .map((kind) => characters[kind])
      .join(''),
  );
}
