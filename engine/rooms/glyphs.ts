/** The kinds of cells of a floor, by their numbers in `Floor.tiles`. */
export const tiles = ['Wall', 'Floor', 'Door', 'Stairs', 'Entrance'] as const;
export type Tile = (typeof tiles)[number];

/** The numbers of the tiles. */
export const tileCodes = { Wall: 0, Floor: 1, Door: 2, Stairs: 3, Entrance: 4 } as const satisfies Record<
  Tile,
  number
>;

/** The meaning of a character of a layout. */
export interface Glyph {
  readonly tile: Tile;
  /** The spot that the character marks besides its tile. */
  readonly spot?: 'enemy' | 'loot' | 'npc';
  /** A short description for display. */
  readonly meaning: string;
}

/** Every character that a layout may have. */
export const glyphs: Readonly<Record<string, Glyph>> = {
  '#': { tile: 'Wall', meaning: 'wall' },
  '.': { tile: 'Floor', meaning: 'floor' },
  '+': { tile: 'Door', meaning: 'door, where a corridor may dock' },
  e: { tile: 'Floor', spot: 'enemy', meaning: 'an enemy; the floor decides which' },
  l: { tile: 'Floor', spot: 'loot', meaning: 'a pile of loot' },
  '>': { tile: 'Stairs', meaning: 'stairs down' },
  '<': { tile: 'Entrance', meaning: 'entrance, where the player arrives' },
  n: { tile: 'Floor', spot: 'npc', meaning: 'an NPC, in the order of `npcs`' },
};

/** Returns the meaning of a character; `undefined` if it has none. */
export function glyphOf(character: string): Glyph | undefined {
  return Object.hasOwn(glyphs, character) ? glyphs[character] : undefined;
}
