import type { Floor, Room } from '../terms';
import type { Run } from './state';

/**
 * Applies the effects of the player's position. A room that the player has not left is not entered again. Enemies that
 * wait in a room are moved into the fight, so that none is in two places.
 */
export function enter(run: Run): Run {
  const { floor, player } = run;
  const x = player.cell % floor.width;
  const y = Math.floor(player.cell / floor.width);
  const found = floor.rooms.findIndex(
    ({ rect }) => x >= rect.x && y >= rect.y && x < rect.x + rect.width && y < rect.y + rect.height,
  );
  const room = floor.rooms[found];
  if (room === undefined) return { ...run, floor: { ...floor, playerRoom: undefined } };
  if (found === floor.playerRoom) return run;
  const entered: Run = {
    ...run,
    floor: { ...floor, playerRoom: found },
    events: [...run.events, { event: 'room_entered', prefab: room.prefab }],
  };
  if (room.enemies.length === 0) return entered;
  return {
    ...entered,
    enemies: room.enemies,
    floor: withRoom(entered.floor, found, { enemies: [] }),
    events: [...entered.events, { event: 'fight_started', enemies: room.enemies.length }],
  };
}

/** Returns the floor with another state of one room. */
export function withRoom(floor: Floor, index: number, change: Partial<Room>): Floor {
  return { ...floor, rooms: floor.rooms.map((room, at) => (at === index ? { ...room, ...change } : room)) };
}
