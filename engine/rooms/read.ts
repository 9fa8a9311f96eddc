import type { Path } from '../core';
import type { JsonValue } from '../json';
import { decode, faulty } from '../shape';
import { checkLayout } from './checks/layout';
import { roomsCodes, type RoomsCode } from './codes';
import { roomsShape, type FloorDraft, type PrefabDraft, type RoomsDraft } from './format/shapes';
import { readLayout, type Layout } from './layout';
import {
  idReader,
  idsFrom,
  isAll,
  lengthOf,
  numberOr,
  sound,
  weightedFrom,
  type MalformedId,
  type ReadId,
} from './read-parts';
import { collector, type Report, type RoomsIssue, type RoomsSource } from './source';
import type { CreatureKind, FloorPlan, Id, LootTable, Prefab } from './terms';
import { foreignTables } from './foreign-tables';

/** An entry of a file, with its place. */
export interface Entry<T> {
  readonly id: Id;
  readonly file: string;
  readonly path: Path;
  /** `undefined` if a part of it is faulty: its name is known, but the entry cannot be used. */
  readonly value: T | undefined;
}

/** A prefab's entry, with its layout as drawn. */
export interface PrefabEntry extends Entry<Prefab> {
  /** The faultless tags, even if other members are faulty. */
  readonly tags: readonly Id[];
  /** False if a tag is faulty and may stand for any tag. */
  readonly hasAllTags: boolean;
  readonly layout: Layout | undefined;
}

/** A floor's entry. */
export interface FloorEntry extends Entry<FloorPlan> {
  /** The number, even if other members are faulty; `undefined` if it is faulty itself. */
  readonly number: number | undefined;
}

/** A floor without an id. */
export interface UnnamedFloor {
  /** Its index in the file; `undefined` if the floors of the file could not be read. */
  readonly index?: number;
  readonly number: number | undefined;
}

/** The content of one file, and the issues that can be found without the other files. */
export interface RoomsFile {
  readonly file: string;
  readonly prefabs: readonly PrefabEntry[];
  readonly floors: readonly FloorEntry[];
  readonly creatures: readonly Entry<CreatureKind>[];
  readonly lootTables: readonly Entry<LootTable>[];
  readonly npcs: readonly Entry<Id>[];
  readonly overrides: readonly { readonly id: Id; readonly path: Path }[];
  /** The ids of tables that are not read here. */
  readonly foreign: readonly Id[];
  readonly malformed: readonly MalformedId[];
  /** The floors that have no id, or that could not be read at all. */
  readonly unnamedFloors: readonly UnnamedFloor[];
  /** True if there are, or may be, prefabs or floors that could not be read. */
  readonly isPartial: boolean;
  readonly issues: readonly RoomsIssue[];
}

/** Reads a file. Faulty parts are reported and left out; the rest is used. */
export function readRooms({ file, value, isPartial = false }: RoomsSource): RoomsFile {
  const { issues, report } = collector();
  const kept = new Map<string, JsonValue>();
  const draft = decode(roomsShape, value, {
    report: (code, message, { path, onKey }, data) => {
      const known = (code in roomsCodes ? code : 'invalid-value') as RoomsCode;
      report(known, message, { file, path: [...path], ...(onKey === true ? { onKey } : {}) }, [], data);
    },
    keep: (path, key, unread) => {
      if (path.length === 0 && !key.startsWith('x-')) kept.set(key, unread);
    },
    isOpen: () => false,
    broken: false,
    path: [],
  });
  const foreign = foreignTables(file, kept, report);
  const parts: RoomsDraft = draft === faulty ? {} : draft;
  const { ids, malformed } = idReader();
  const prefabs = sound(parts.prefabs).flatMap(([prefab, index]) =>
    prefabFrom(file, prefab, index, ids, report),
  );
  const floors = sound(parts.floors).flatMap(([floor, index]) => floorFrom(file, floor, index, ids) ?? []);
  const isWhole =
    draft !== faulty &&
    !foreign.isMisspelled &&
    prefabs.length === lengthOf(parts.prefabs) &&
    prefabs.every(({ hasAllTags }) => hasAllTags) &&
    floors.length === lengthOf(parts.floors);
  return {
    file,
    prefabs,
    floors,
    isPartial: isPartial || !isWhole,
    creatures: sound(parts.creatures).flatMap(([{ id, health, attack }, index]) => {
      const path = ['creatures', index];
      const name = ids(id, [...path, 'id'], 'creature');
      if (name === undefined) return [];
      const value = { id: name, health: numberOr(health, 2), attack: numberOr(attack, 1) };
      return [{ id: name, file, path, value }];
    }),
    lootTables: sound(parts.loot_tables).flatMap(([{ id, entries }, index]) => {
      const path = ['loot_tables', index];
      const name = ids(id, [...path, 'id'], 'loot');
      if (name === undefined) return [];
      const read = weightedFrom(entries, [...path, 'entries'], 'id', 'item', ids);
      return [{ id: name, file, path, value: read && { id: name, entries: read } }];
    }),
    npcs: sound(parts.npcs).flatMap(([{ id }, index]) => {
      const path = ['npcs', index];
      const name = ids(id, [...path, 'id'], 'npc');
      return name === undefined ? [] : [{ id: name, file, path, value: name }];
    }),
    overrides: sound(parts.overrides).flatMap(([id, index]) => {
      const path = ['overrides', index];
      const name = ids(id, path, 'entry');
      return name === undefined ? [] : [{ id: name, path }];
    }),
    foreign: foreign.ids,
    malformed,
    unnamedFloors: unnamedFloors(parts, floors, isPartial || draft === faulty),
    issues,
  };
}

/** Returns the floors that have no entry. A file that could not be read may have one. */
function unnamedFloors(
  { floors: drafts }: RoomsDraft,
  floors: readonly FloorEntry[],
  isUnread: boolean,
): UnnamedFloor[] {
  if (isUnread || drafts === faulty) return [{ number: undefined }];
  const named = new Set(floors.map(({ path }) => path[1]));
  return (drafts ?? []).flatMap((draft, index): UnnamedFloor[] => {
    if (named.has(index)) return [];
    return [{ index, number: draft === faulty || draft.number === faulty ? undefined : draft.number }];
  });
}

function prefabFrom(
  file: string,
  draft: PrefabDraft,
  index: number,
  ids: ReadId,
  report: Report,
): PrefabEntry[] {
  const path = ['prefabs', index];
  const id = ids(draft.id, [...path, 'id'], 'prefab');
  const tags = idsFrom(draft.tags, [...path, 'tags'], 'tag', ids);
  const npcs = idsFrom(draft.npcs, [...path, 'npcs'], 'npc', ids);
  const loot = ids(draft.loot, [...path, 'loot'], 'loot');
  const layout = draft.layout === faulty ? undefined : readLayout(draft.layout);
  const place = { file, path: [...path, 'layout'] };
  const isDrawn = layout !== undefined && checkLayout(layout, place, report);
  if (id === undefined) return [];
  const hasAllTags = isAll(draft.tags, tags);
  const isWhole = isDrawn && hasAllTags && isAll(draft.npcs, npcs);
  const value = isWhole &&
    (loot !== undefined || draft.loot === undefined) && {
      id,
      tags: tags ?? [],
      rows: layout.rows.map((row) => row.join('')),
      npcs: npcs ?? [],
      ...(loot === undefined ? {} : { loot }),
    };
  const drawn = isDrawn ? layout : undefined;
  return [{ id, file, path, tags: tags ?? [], hasAllTags, layout: drawn, value: value || undefined }];
}

function floorFrom(file: string, draft: FloorDraft, index: number, ids: ReadId): FloorEntry | undefined {
  const path = ['floors', index];
  const id = ids(draft.id, [...path, 'id'], 'floor');
  const required = idsFrom(draft.required, [...path, 'required'], 'tag', ids);
  const prefabs = weightedFrom(draft.prefabs, [...path, 'prefabs'], 'tag', 'tag', ids);
  const creatures = weightedFrom(draft.creatures, [...path, 'creatures'], 'id', 'creature', ids);
  const loot = ids(draft.loot, [...path, 'loot'], 'loot');
  if (id === undefined) return undefined;
  const number = draft.number === faulty ? undefined : draft.number;
  const [width, height] = draft.size === faulty ? [] : draft.size;
  const isWhole =
    number !== undefined &&
    typeof width === 'number' &&
    typeof height === 'number' &&
    draft.rooms !== faulty &&
    isAll(draft.required, required) &&
    prefabs !== undefined &&
    creatures !== undefined &&
    (loot !== undefined || draft.loot === undefined);
  const value = isWhole
    ? {
        id,
        number,
        width,
        height,
        rooms: draft.rooms,
        required: required ?? [],
        prefabs,
        creatures,
        ...(loot === undefined ? {} : { loot }),
      }
    : undefined;
  return { id, file, path, number, value };
}
