import type { Run } from './state';

/** The directions of steps, by action: columns and rows. */
export const steps: Readonly<Record<string, readonly [number, number]>> = {
  north: [0, -1],
  east: [1, 0],
  south: [0, 1],
  west: [-1, 0],
};

/** Returns true if there is no floor to play on. */
export function isUnmade({ floor }: Run): boolean {
  return floor.tiles.length === 0;
}
