import type { Balance } from '../../engine/reactor';
import type { Id, Registry } from '../../engine/rooms';
import { levelTextOn, sizeFault } from './reactor';
import { mapOfFloor } from './rooms';

/**
 * Returns the text of a reactor level on the map of a generated floor: every cell that is not a wall is floor, the
 * robot starts at the entrance, and the reactor is at the stairs. If that is not possible, returns the reason.
 */
export function levelOfFloor(
  registry: Registry,
  id: Id,
  seed: number,
  balance: Balance,
): { readonly text: string } | { readonly fault: string } {
  const map = mapOfFloor(registry, id, seed);
  if ('fault' in map) return map;
  const fault = sizeFault(map, balance);
  if (fault !== undefined) return { fault: `${id} has ${map.width} × ${map.height} cells. ${fault}` };
  return { text: levelTextOn({ ...map, robot: map.entrance, control: map.stairs }) };
}
