import type { RandomState } from '../core';

/** The name of an entry: `namespace:name`. */
export type Id = string;

/** Tags that the generator knows by name: the rooms where a player arrives and leaves. */
export const entranceTag = 'core:entrance';
export const stairsTag = 'core:stairs';
/** The tag of the rooms where a player trades. Visited floors are discarded, so each floor needs one of its own. */
export const merchantTag = 'core:merchant';
/** The item that the end of a run counts. */
export const goldItem = 'core:gold';

/** A rectangle of cells. */
export interface Rect {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A cell of a layout or floor: column and row, from 0 at the top left. */
export interface RoomPosition {
  readonly x: number;
  readonly y: number;
}

/** A room as a modder draws it: rows of equal length, each character one of `glyphs`. */
export interface Prefab {
  readonly id: Id;
  readonly tags: readonly Id[];
  readonly rows: readonly string[];
  /** Replaces the floor's loot table for this room's piles. */
  readonly loot?: Id;
  /** The NPCs at the `n`s, in reading order of the layout. */
  readonly npcs: readonly Id[];
}

/** One of several choices, with a probability according to its weight. */
export interface Weighted {
  readonly id: Id;
  readonly weight: number;
}

/** The description from which a floor is generated. */
export interface FloorPlan {
  readonly id: Id;
  /** The number of the floor in the run, from 1. */
  readonly number: number;
  readonly width: number;
  readonly height: number;
  /** The desired number of rooms, including the required ones. */
  readonly rooms: number;
  /** Tags that get a room each, before all others and in this order. */
  readonly required: readonly Id[];
  /** The tags of the other rooms. */
  readonly prefabs: readonly Weighted[];
  readonly creatures: readonly Weighted[];
  readonly loot?: Id;
}

/** A kind of creature, with the members that a run needs. */
export interface CreatureKind {
  readonly id: Id;
  readonly health: number;
  readonly attack: number;
}

/** The possible items of a pile. */
export interface LootTable {
  readonly id: Id;
  readonly entries: readonly LootEntry[];
}

/** An item of a loot table. */
export interface LootEntry extends Weighted {
  /** The affixes that the item has when it is drawn. */
  readonly affixes?: readonly Id[];
}

/** All faultless entries of some files, by id. */
export interface Registry {
  readonly prefabs: ReadonlyMap<Id, Prefab>;
  readonly floors: ReadonlyMap<Id, FloorPlan>;
  readonly creatures: ReadonlyMap<Id, CreatureKind>;
  readonly lootTables: ReadonlyMap<Id, LootTable>;
  readonly npcs: ReadonlySet<Id>;
  /** The floors that the files define with errors: a run that comes to one of them stops with the reason. */
  readonly faultyFloors: readonly FaultyFloor[];
}

/** A floor that cannot be used. */
export interface FaultyFloor {
  /** `undefined` if it could not be read: the floor may have any number. */
  readonly number: number | undefined;
  /** The first error, as a sentence. */
  readonly reason: string;
}

/** An enemy of a room or fight. */
export interface Creature {
  readonly kind: Id;
  readonly health: number;
}

/** An item that was drawn from a loot table. */
export interface ItemInstance {
  readonly def: Id;
  readonly affixes: readonly Id[];
}

/** A room of a floor. */
export interface Room {
  readonly prefab: Id;
  /** The index of the way in which the prefab is turned, of eight. */
  readonly variant: number;
  readonly rect: Rect;
  /** The enemies that wait here; empty as soon as they are moved into a fight. */
  readonly enemies: readonly Creature[];
  /** The table from which all piles of the room draw; `undefined` if neither prefab nor floor names one. */
  readonly lootTable: Id | undefined;
  /** The cells of piles that have not been picked up. Their items are drawn when they are picked up. */
  readonly loot: readonly number[];
  readonly npcs: readonly { readonly npc: Id; readonly cell: number }[];
  /** True once no enemy waits here any more. */
  readonly cleared: boolean;
}

/** The state of a floor in play. Corridors belong to no room: they are floor outside of every `rect`. */
export interface Floor {
  readonly plan: Id;
  readonly number: number;
  /** One byte per cell, the number of a tile; cell `y * width + x`. Never changed. */
  readonly tiles: Uint8Array;
  readonly width: number;
  readonly height: number;
  readonly rooms: readonly Room[];
  /** The room that the player is in; `undefined` in a corridor. */
  readonly playerRoom: number | undefined;
}

/** A generated floor and the state from which its random stream continues. */
export interface Generated {
  readonly floor: Floor;
  readonly chance: RandomState;
  /** The length in cells of each corridor, without doors, in the order in which they were dug. */
  readonly corridors: readonly number[];
}
