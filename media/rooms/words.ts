import { counted } from '../../engine/core';
import {
  variantNames,
  type CellKind,
  type ItemInstance,
  type Registry,
  type Room,
  type RunEvent,
} from '../../engine/rooms';
import { placeOfCell, type Shown } from './shown';

const kindWords: Readonly<Record<CellKind, string>> = {
  rock: 'rock',
  wall: 'wall',
  floor: 'floor',
  door: 'door',
  stairs: 'stairs down',
  entrance: 'entrance',
  enemy: 'enemy',
  loot: 'pile of loot',
  npc: 'NPC',
};

/** Describes a cell. Rows and columns count from 1, as in messages and in the text. */
export function cellWords(shown: Shown, registry: Registry, cell: number): string {
  if (!('picture' in shown)) return '';
  const { width, cells, player } = shown.picture;
  const kind = cells[cell] ?? 'rock';
  const place = placeOfCell(shown, registry, cell);
  const position = `Row ${Math.floor(cell / width) + 1}, column ${(cell % width) + 1}`;
  const player_ = player === cell ? ', you' : '';
  if (shown.kind === 'prefab') {
    if (place?.block === undefined || place.at.spot === undefined) return `${position}, nothing`;
    const { x, y } = place.at.spot;
    return `Row ${y + 1}, column ${x + 1} of the layout, ${kindWords[kind]}, ${variantNames[place.block.number] ?? ''}`;
  }
  const room = place?.room === undefined ? undefined : shown.floor.rooms[place.room];
  const npc = room?.npcs.find((each) => each.cell === cell);
  const what = npc === undefined ? kindWords[kind] : npc.npc;
  const where =
    room !== undefined
      ? `, room ${(place?.room ?? 0) + 1}, ${room.prefab}`
      : kind === 'rock'
        ? ''
        : ', corridor';
  return `${position}, ${what}${player_}${where}`;
}

/** Describes a room of a floor: its orientation and its remaining contents. */
export function roomWords({ variant, enemies, loot, npcs }: Room): string {
  return [
    variantNames[variant] ?? '',
    ...(enemies.length > 0 ? [counted(enemies.length, 'enemy', 'enemies')] : []),
    ...(loot.length > 0 ? [counted(loot.length, 'pile')] : []),
    ...npcs.map(({ npc }) => npc),
  ].join(', ');
}

/** Describes an item, with its affixes. */
export function itemWords({ def, affixes }: ItemInstance): string {
  return affixes.length === 0 ? def : `${def} (${affixes.join(', ')})`;
}

/** Describes an event of a run. */
export function eventWords(event: RunEvent): string {
  switch (event.event) {
    case 'floor_entered':
      return `Floor ${event.number}.`;
    case 'room_entered':
      return `Entered ${event.prefab}.`;
    case 'fight_started':
      return `A fight with ${counted(event.enemies, 'enemy', 'enemies')} started.`;
    case 'enemy_beaten':
      return `Defeated ${event.kind}.`;
    case 'player_hurt':
      return `Hurt by ${event.by}.`;
    case 'fight_won':
      return 'Room cleared.';
    case 'picked_up':
      return event.item === null ? 'The pile was empty.' : `Picked up ${itemWords(event.item)}.`;
    case 'game_over':
      return event.outcome === 'Won' ? 'The run is won.' : 'The run is lost.';
  }
}
