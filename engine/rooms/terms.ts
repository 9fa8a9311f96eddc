import type { ChanceState } from '../core';

/** The name of an entry: `namespace:name`. */
export type Id = string;

/** Tags that the generator knows by name: where a player arrives, and where a player leaves. */
export const entranceTag = 'core:entrance';
export const stairsTag = 'core:stairs';

/** A rectangle of cells. */
export interface Rect {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A cell of a layout or floor: column and row, from 0 at the top left. */
export interface Spot {
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
  /** Who stands at the `n`s, in reading order of the layout. */
  readonly npcs: readonly Id[];
}

/** One of several, as likely as its weight says. */
export interface Weighted {
  readonly id: Id;
  readonly weight: number;
}

/** What a floor is generated from. */
export interface FloorPlan {
  readonly id: Id;
  /** Which floor of the run it is, from 1. */
  readonly number: number;
  readonly width: number;
  readonly height: number;
  /** How many rooms are wanted, required ones included. */
  readonly rooms: number;
  /** Tags: each gets a room, before all others, in this order. */
  readonly required: readonly Id[];
  /** Tags of the other rooms. */
  readonly prefabs: readonly Weighted[];
  readonly creatures: readonly Weighted[];
  readonly loot?: Id;
}

/** A kind of creature, as far as a run needs to know. */
export interface CreatureKind {
  readonly id: Id;
  readonly health: number;
  readonly attack: number;
}

/** What a pile can hold. */
export interface LootTable {
  readonly id: Id;
  readonly entries: readonly Weighted[];
}

/** All sound entries of some files, by id. */
export interface Registry {
  readonly prefabs: ReadonlyMap<Id, Prefab>;
  readonly floors: ReadonlyMap<Id, FloorPlan>;
  readonly creatures: ReadonlyMap<Id, CreatureKind>;
  readonly lootTables: ReadonlyMap<Id, LootTable>;
  readonly npcs: ReadonlySet<Id>;
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
  /** Which of the eight ways the prefab is turned. */
  readonly variant: number;
  readonly rect: Rect;
  /** Who waits here; empty as soon as they were moved into a fight. */
  readonly enemies: readonly Creature[];
  /** What all piles of the room draw from; `undefined` where neither prefab nor floor names a table. */
  readonly lootTable: Id | undefined;
  /** Piles that nobody picked up yet, as cells. What they hold is decided when they are. */
  readonly loot: readonly number[];
  readonly npcs: readonly { readonly npc: Id; readonly cell: number }[];
  /** True once nobody waits here any more. */
  readonly cleared: boolean;
}

/** A floor as it is played. Corridors belong to no room: they are floor outside of every `rect`. */
export interface Floor {
  readonly plan: Id;
  readonly number: number;
  /** One byte a cell, the number of a tile; cell `y * width + x`. Never changed. */
  readonly tiles: Uint8Array;
  readonly width: number;
  readonly height: number;
  readonly rooms: readonly Room[];
  /** The room that the player is in; `undefined` in a corridor. */
  readonly playerRoom: number | undefined;
}

/** A generated floor and what its stream of numbers goes on from. */
export interface Generated {
  readonly floor: Floor;
  readonly chance: ChanceState;
  /** The length in cells of each corridor, doors not counted, in the order in which they were dug. */
  readonly corridors: readonly number[];
}
