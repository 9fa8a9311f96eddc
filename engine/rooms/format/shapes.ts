import {
  anything,
  integer,
  list,
  nonEmptyText,
  object,
  optional,
  required,
  text,
  type DraftOf,
} from '../../shape';

/** The limits of sizes and counts. Memory and time of a floor grow with its cells. */
export const bounds = {
  maxSide: 512,
  maxRooms: 500,
  maxWeight: 1_000_000,
  maxLayout: 64,
  minLayout: 3,
} as const;

const weight = required(
  integer(1, bounds.maxWeight),
  'The weight of the entry: how likely it is compared with the others.',
);
const weighted = object({ id: required(text, 'The id of the creature.'), weight });
const lootEntry = object({
  id: required(text, 'The id of the item.'),
  weight,
  affixes: optional(list(text), 'The affixes of the item. They are kept as they are.'),
});
const triggers = optional(anything, 'Triggers, which are not read here.');

export const prefabShape = object({
  id: required(text, 'The name of the room, as `namespace:name`.'),
  tags: required(list(text), 'The tags by which floors choose the room.'),
  layout: required(nonEmptyText, 'The room as seen from above, one character per cell.'),
  loot: optional(text, 'The loot table of its piles, in place of the floor’s.'),
  npcs: optional(list(text), 'The NPCs at the `n`s, in reading order.'),
  triggers,
});

export const floorShape = object({
  id: required(text, 'The name of the floor, as `namespace:name`.'),
  number: required(integer(1, 9999), 'The number of the floor in the run, from 1.'),
  size: required(list(integer(1, bounds.maxSide), { min: 2, max: 2 }), 'Columns and rows: `[80, 40]`.'),
  rooms: required(integer(1, bounds.maxRooms), 'The desired number of rooms, including the required ones.'),
  required: required(list(text), 'Tags: each gets a room, before all others.'),
  prefabs: optional(
    list(
      object({
        tag: required(text, 'A tag of prefabs.'),
        weight: required(
          integer(1, bounds.maxWeight),
          'The weight of the tag: how often the generator tries one of its prefabs, compared with the other tags.',
        ),
      }),
    ),
    'Tags of the other rooms, with weights.',
  ),
  creatures: optional(list(weighted), 'The creatures that an `e` can stand for, with weights.'),
  loot: optional(text, 'The loot table of the floor’s piles.'),
  triggers,
});

const creatureShape = object(
  {
    id: required(text, 'The name of the creature.'),
    health: optional(integer(1, 9999), 'The health of the creature.', 2),
    attack: optional(integer(0, 9999), 'The health that the player loses to it in each exchange.', 1),
  },
  { open: true },
);

const lootTableShape = object(
  {
    id: required(text, 'The name of the table.'),
    entries: optional(list(lootEntry), 'The items that a pile can hold, with weights.'),
  },
  { open: true },
);

const npcShape = object({ id: required(text, 'The name of the NPC.') }, { open: true });

/**
 * The shape of a rooms file. It can contain other registries too, whose tables are not read. Of creatures, loot tables and
 * NPCs, only the ids and the parts that a run needs are read.
 */
export const roomsShape = object(
  {
    overrides: optional(list(text), 'The ids of entries of other files that this file replaces.'),
    prefabs: optional(list(prefabShape), 'Rooms.'),
    floors: optional(list(floorShape), 'Floors.'),
    creatures: optional(list(creatureShape), 'Kinds of creatures.'),
    loot_tables: optional(list(lootTableShape), 'Loot tables.'),
    npcs: optional(list(npcShape), 'NPCs.'),
  },
  { open: true },
);

export type RoomsDraft = DraftOf<typeof roomsShape>;
export type PrefabDraft = DraftOf<typeof prefabShape>;
export type FloorDraft = DraftOf<typeof floorShape>;
