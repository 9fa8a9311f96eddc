import type { Path } from '../core';
import { decode, faulty, quote, didYouMean, hintAmong, type Faulty } from '../shape';
import { checkLayout } from './checks/layout';
import { roomsCodes, type RoomsCode } from './codes';
import { bounds, roomsShape, type FloorDraft, type PrefabDraft, type RoomsDraft } from './format/shapes';
import { readLayout, type Layout } from './layout';
import { collector, type Report, type RoomsIssue, type RoomsSource } from './source';
import type { CreatureKind, FloorPlan, Id, LootTable, Prefab, Weighted } from './terms';

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

/** The content of one file, and the issues that can be found without the other files. */
export interface RoomsFile {
  readonly file: string;
  readonly prefabs: readonly PrefabEntry[];
  readonly floors: readonly Entry<FloorPlan>[];
  readonly creatures: readonly Entry<CreatureKind>[];
  readonly lootTables: readonly Entry<LootTable>[];
  readonly npcs: readonly Entry<Id>[];
  readonly overrides: readonly { readonly id: Id; readonly path: Path }[];
  /** True if there are, or may be, prefabs or floors that could not be read. */
  readonly isPartial: boolean;
  readonly issues: readonly RoomsIssue[];
}

/** Reads a file. Faulty parts are reported and left out; the rest is used. */
export function readRooms({ file, value, isPartial = false }: RoomsSource): RoomsFile {
  const { issues, report } = collector();
  const draft = decode(roomsShape, value, {
    report: (code, message, { path, onKey }) => {
      const known = (code in roomsCodes ? code : 'invalid-value') as RoomsCode;
      report(known, message, { file, path: [...path], ...(onKey === true ? { onKey } : {}) });
    },
    isOpen: () => false,
    broken: false,
    path: [],
  });
  const parts: RoomsDraft = draft === faulty ? {} : draft;
  const ids = idReader(file, report);
  const prefabs = sound(parts.prefabs).flatMap(([prefab, index]) =>
    prefabFrom(file, prefab, index, ids, report),
  );
  const floors = sound(parts.floors).flatMap(([floor, index]) => floorFrom(file, floor, index, ids, report));
  const isWhole =
    draft !== faulty &&
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
      const name = ids(id, [...path, 'id']);
      if (name === undefined) return [];
      return [
        { id: name, file, path, value: { id: name, health: number(health, 2), attack: number(attack, 1) } },
      ];
    }),
    lootTables: sound(parts.loot_tables).flatMap(([{ id, entries }, index]) => {
      const path = ['loot_tables', index];
      const name = ids(id, [...path, 'id']);
      if (name === undefined) return [];
      const read = weightedFrom(entries, [...path, 'entries'], 'id', ids);
      return [{ id: name, file, path, value: read && { id: name, entries: read } }];
    }),
    npcs: sound(parts.npcs).flatMap(([{ id }, index]) => {
      const path = ['npcs', index];
      const name = ids(id, [...path, 'id']);
      return name === undefined ? [] : [{ id: name, file, path, value: name }];
    }),
    overrides: sound(parts.overrides).flatMap(([id, index]) => {
      const path = ['overrides', index];
      const name = ids(id, path);
      return name === undefined ? [] : [{ id: name, path }];
    }),
    issues,
  };
}

type Ids = (id: string | Faulty | undefined, path: Path) => Id | undefined;

/** Returns true if a text has the form of ids and tags. */
export function isId(text: string): boolean {
  return idForm.test(text);
}

const idForm = /^[a-z0-9_.-]+:[a-z0-9_.-]+(\/[a-z0-9_.-]+)*$/;

function idReader(file: string, report: Report): Ids {
  return (id, path) => {
    if (id === faulty || id === undefined) return undefined;
    if (idForm.test(id)) return id;
    const hint = didYouMean(id, suggestedId(id));
    report('malformed-id', `${quote(id)} is not a valid id. Expected the form \`namespace:name\`.${hint}`, {
      file,
      path,
    });
    return undefined;
  };
}

/** Returns the id that a malformed one was probably meant to be: without capitals and spaces. */
export function suggestedId(id: string): Id | undefined {
  const plain = id.trim().toLowerCase().replace(/\s+/g, '_');
  const whole = plain.includes(':') ? plain : `core:${plain}`;
  return whole.length <= 60 && idForm.test(whole) ? whole : undefined;
}

function prefabFrom(
  file: string,
  draft: PrefabDraft,
  index: number,
  ids: Ids,
  report: Report,
): PrefabEntry[] {
  const path = ['prefabs', index];
  const id = ids(draft.id, [...path, 'id']);
  const tags = idsFrom(draft.tags, [...path, 'tags'], ids);
  const npcs = draft.npcs === undefined ? [] : idsFrom(draft.npcs, [...path, 'npcs'], ids);
  const loot = draft.loot === undefined ? undefined : ids(draft.loot, [...path, 'loot']);
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

function floorFrom(
  file: string,
  draft: FloorDraft,
  index: number,
  ids: Ids,
  report: Report,
): Entry<FloorPlan>[] {
  const path = ['floors', index];
  const id = ids(draft.id, [...path, 'id']);
  const required = idsFrom(draft.required, [...path, 'required'], ids);
  const prefabs = weightedFrom(draft.prefabs, [...path, 'prefabs'], 'tag', ids);
  const creatures = weightedFrom(draft.creatures, [...path, 'creatures'], 'id', ids);
  const loot = draft.loot === undefined ? undefined : ids(draft.loot, [...path, 'loot']);
  const size =
    draft.size === faulty ? undefined : sizeFrom(draft.size, { file, path: [...path, 'size'] }, report);
  if (id === undefined) return [];
  const isWhole =
    size !== undefined &&
    draft.number !== faulty &&
    draft.rooms !== faulty &&
    isAll(draft.required, required) &&
    prefabs !== undefined &&
    creatures !== undefined &&
    (loot !== undefined || draft.loot === undefined);
  const value = isWhole
    ? {
        id,
        number: draft.number,
        ...size,
        rooms: draft.rooms,
        required: required ?? [],
        prefabs,
        creatures,
        ...(loot === undefined ? {} : { loot }),
      }
    : undefined;
  return [{ id, file, path, value }];
}

function sizeFrom(
  size: readonly [number, number],
  place: { file: string; path: Path },
  report: Report,
): { width: number; height: number } | undefined {
  const wrong = size.findIndex((side) => side < 1 || side > bounds.maxSide);
  if (wrong < 0) return { width: size[0], height: size[1] };
  const message = `Expected 1 to ${bounds.maxSide} ${wrong === 0 ? 'columns' : 'rows'} but found ${size[wrong] ?? 0}.`;
  report('invalid-value', message, { ...place, path: [...place.path, wrong] });
  return undefined;
}

type DraftList<T> = readonly (T | Faulty)[] | Faulty | undefined;

/** Returns the number of items of a list: 0 if it is left out, -1 if it is faulty. */
function lengthOf(list: DraftList<unknown>): number {
  if (list === faulty) return -1;
  return list?.length ?? 0;
}

/** Returns the faultless items of a list, with their indexes. */
function sound<T>(list: DraftList<T>): [T, number][] {
  if (list === faulty || list === undefined) return [];
  return list.flatMap((item, index): [T, number][] => (item === faulty ? [] : [[item, index]]));
}

/** Returns the faultless ids of a list. */
function idsFrom(list: DraftList<string>, path: Path, ids: Ids): Id[] | undefined {
  if (list === faulty) return undefined;
  return sound(list).flatMap(([id, index]) => ids(id, [...path, index]) ?? []);
}

/** Returns true if all items of a list could be read. */
function isAll(list: DraftList<string>, read: readonly Id[] | undefined): boolean {
  return list === undefined || (list !== faulty && list.length === read?.length);
}

function weightedFrom<K extends 'id' | 'tag'>(
  list: DraftList<Readonly<Record<K, string | Faulty>> & { readonly weight: number | Faulty }>,
  path: Path,
  key: K,
  ids: Ids,
): Weighted[] | undefined {
  if (list === faulty) return undefined;
  const read = sound(list).flatMap(([item, index]) => {
    const id = ids(item[key], [...path, index, key]);
    return id === undefined || item.weight === faulty ? [] : [{ id, weight: item.weight }];
  });
  return list === undefined || read.length === list.length ? read : undefined;
}

function number(value: number | Faulty | undefined, fallback: number): number {
  return typeof value === 'number' ? value : fallback;
}

/** Returns the sentence that suggests a similar id, if there is one. */
export function meant(id: Id, known: Iterable<Id>): string {
  return hintAmong(id, known);
}
