import {
  integer,
  list,
  nonEmptyText,
  object,
  optional,
  position,
  required,
  text,
  type Drafted,
} from '../../shape';

/** What sizes and counts may be. Memory and time of a floor grow with its cells. */
export const bounds = {
  maxSide: 512,
  maxRooms: 500,
  maxWeight: 1_000_000,
  maxLayout: 64,
  minLayout: 3,
} as const;

const weight = required(integer(1, bounds.maxWeight), 'How likely it is beside the others.');
const weighted = object({ id: required(text, 'Which one.'), weight });

export const prefabShape = object({
  id: required(text, 'The name of the room, as `namespace:name`.'),
  tags: required(list(text), 'By which floors choose it.'),
  layout: required(nonEmptyText, 'The room as it is seen from above, one character a cell.'),
  loot: optional(text, 'The loot table of its piles, in place of the floor’s.'),
  npcs: optional(list(text), 'Who stands at the `n`s, in reading order.'),
});

export const floorShape = object({
  id: required(text, 'The name of the floor, as `namespace:name`.'),
  number: required(integer(1, 9999), 'Which floor of the run it is, from 1.'),
  size: required(position, 'Columns and rows: `[80, 40]`.'),
  rooms: required(integer(1, bounds.maxRooms), 'How many rooms are wanted, required ones included.'),
  required: required(list(text), 'Tags: each gets a room, before all others.'),
  prefabs: optional(
    list(object({ tag: required(text, 'A tag of prefabs.'), weight })),
    'Tags of the other rooms, with weights.',
  ),
  creatures: optional(list(weighted), 'Who may stand at an `e`, with weights.'),
  loot: optional(text, 'The loot table of the floor’s piles.'),
});

const creatureShape = object(
  {
    id: required(text, 'The name of the creature.'),
    health: optional(integer(1, 9999), 'How much it takes to beat it.', 2),
    attack: optional(integer(0, 9999), 'How much it takes from the player in each exchange.', 1),
  },
  { open: true },
);

const lootTableShape = object(
  {
    id: required(text, 'The name of the table.'),
    entries: optional(list(weighted), 'What a pile may hold, with weights.'),
  },
  { open: true },
);

const npcShape = object({ id: required(text, 'The name of the NPC.') }, { open: true });

/** The shape of a rooms file. Other registries may stand beside it: only their ids, and what a run needs, are read. */
export const roomsShape = object({
  overrides: optional(list(text), 'Ids of other files’ entries that this file’s replace.'),
  prefabs: optional(list(prefabShape), 'Rooms.'),
  floors: optional(list(floorShape), 'Floors.'),
  creatures: optional(list(creatureShape), 'Kinds of creatures.'),
  loot_tables: optional(list(lootTableShape), 'Loot tables.'),
  npcs: optional(list(npcShape), 'NPCs.'),
});

export type RoomsDraft = Drafted<typeof roomsShape>;
export type PrefabDraft = Drafted<typeof prefabShape>;
export type FloorDraft = Drafted<typeof floorShape>;
