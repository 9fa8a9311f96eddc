import { generateFloor, tileCodes, type Id, type Registry } from '../../../engine/rooms';

/** The map of a generated floor, in a form that another game can use. */
export interface FloorMap {
  readonly title: string;
  readonly width: number;
  readonly height: number;
  /** 1 for each cell that is not a wall, row by row. The outermost cells are walls. */
  readonly floor: Uint8Array;
  readonly entrance: number;
  readonly stairs: number;
}

/** Generates a floor and returns its map, or the reason why it cannot be generated. */
export function mapOfFloor(registry: Registry, id: Id, seed: number): FloorMap | { readonly fault: string } {
  const result = generateFloor(registry, id, seed);
  if (!result.ok) return { fault: result.fault.message };
  const { tiles, width, height } = result.made.floor;
  return {
    title: `${id}, seed ${seed}`,
    width,
    height,
    floor: tiles.map((tile) => (tile === tileCodes.Wall ? 0 : 1)),
    entrance: tiles.indexOf(tileCodes.Entrance),
    stairs: tiles.indexOf(tileCodes.Stairs),
  };
}
