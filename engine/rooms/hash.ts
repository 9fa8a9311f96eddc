import { fnv64 } from '../core';
import type { Floor } from './terms';

/** A hash of all that is known of a floor: equal floors have equal ones, on any machine. */
export function floorHash(floor: Floor): string {
  const hash = fnv64();
  const { plan, number, width, height, playerRoom, rooms } = floor;
  hash.text(JSON.stringify([plan, number, width, height, playerRoom ?? null, rooms]));
  for (const tile of floor.tiles) hash.byte(tile);
  return hash.digest();
}
