import type { Rect } from '../terms';
import { generatorRules } from './rules';
import type { DoorSpot, Variant } from './variants';

/** A placed room. */
export interface Placed {
  readonly variant: Variant;
  readonly rect: Rect;
  /** The positions in cells of the floor. */
  readonly doors: readonly DoorSpot[];
}

/** A floor under construction. */
export interface Plot {
  readonly width: number;
  readonly height: number;
  readonly tiles: Uint8Array;
  /** 1 for cells of rooms, walls included, and for the outermost cells: corridors avoid them. */
  readonly taken: Uint8Array;
  readonly placed: Placed[];
}

/** An empty floor. */
export function emptyPlot(width: number, height: number): Plot {
  const taken = new Uint8Array(width * height);
  for (let x = 0; x < width; x++) taken[x] = taken[(height - 1) * width + x] = 1;
  for (let y = 0; y < height; y++) taken[y * width] = taken[y * width + width - 1] = 1;
  return { width, height, tiles: new Uint8Array(width * height), taken, placed: [] };
}

/** Returns true if a room keeps its margin to all others and to the edge. */
export function fits({ width, height, placed }: Plot, rect: Rect): boolean {
  const { edge, margin } = generatorRules;
  const isInside =
    rect.x >= edge &&
    rect.y >= edge &&
    rect.x + rect.width <= width - edge &&
    rect.y + rect.height <= height - edge;
  return (
    isInside &&
    placed.every(
      ({ rect: other }) =>
        rect.x >= other.x + other.width + margin ||
        other.x >= rect.x + rect.width + margin ||
        rect.y >= other.y + other.height + margin ||
        other.y >= rect.y + rect.height + margin,
    )
  );
}

/** Puts a variant on the floor. */
export function put(plot: Plot, variant: Variant, x: number, y: number): void {
  const { width, height } = variant;
  for (let row = 0; row < height; row++) {
    const from = (y + row) * plot.width + x;
    plot.tiles.set(variant.tiles.subarray(row * width, (row + 1) * width), from);
    plot.taken.fill(1, from, from + width);
  }
  const doors = variant.doors.map((door) => ({ ...door, x: door.x + x, y: door.y + y }));
  plot.placed.push({ variant, rect: { x, y, width, height }, doors });
}
