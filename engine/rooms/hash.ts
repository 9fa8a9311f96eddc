import { fnv64 } from '../core';
import type { Floor } from './terms';

/** Returns a hash of the complete content of a floor: equal floors have equal hashes, on any machine. */
export function floorHash(floor: Floor): string {
  const hash = fnv64();
  const { plan, number, width, height, playerRoom, rooms } = floor;
  hash.text(JSON.stringify([plan, number, width, height, playerRoom ?? null, rooms]));
  for (const tile of floor.tiles) hash.byte(tile);
  return hash.digest();
}
