import { randomFrom } from '../../core/xoshiro';
import { weighted } from '../generator/place';
import type { ItemInstance } from '../terms';
import { withRoom } from './enter';
import type { Run } from './state';

/**
 * Picks up the pile in the player's cell; `undefined` if there is none. Its item is drawn only now, so everything that
 * uses random numbers before changes this pile too.
 */
export function pickUp(run: Run): Run | undefined {
  const { floor, player, registry } = run;
  const index = floor.playerRoom;
  const room = index === undefined ? undefined : floor.rooms[index];
  if (index === undefined || room?.loot.includes(player.cell) !== true) return undefined;
  const loot = room.loot.filter((cell) => cell !== player.cell);
  const entries =
    room.lootTable === undefined ? [] : (registry.lootTables.get(room.lootTable)?.entries ?? []);
  const emptied: Run = { ...run, floor: withRoom(floor, index, { loot }) };
  if (entries.length === 0) return { ...emptied, events: [{ event: 'picked_up', item: null }] };
  const chance = randomFrom(run.chance);
  const { id = '', affixes = [] } = entries[weighted(entries, chance)] ?? {};
  const item: ItemInstance = { def: id, affixes };
  return {
    ...emptied,
    chance: chance.state(),
    bag: [...run.bag, item],
    events: [{ event: 'picked_up', item }],
  };
}
