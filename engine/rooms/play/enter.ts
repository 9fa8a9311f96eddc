import type { Floor, Room } from '../terms';
import type { Run } from './state';

/**
 * What comes of the player's standing where it stands: a room that was not left is not entered. Who waits in a room is
 * moved into the fight, so that nobody is in two places.
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

/** The floor with another state of one room. */
export function withRoom(floor: Floor, index: number, change: Partial<Room>): Floor {
  return { ...floor, rooms: floor.rooms.map((room, at) => (at === index ? { ...room, ...change } : room)) };
}
