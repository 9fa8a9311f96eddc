import type { Path } from '../core';
import { faulty, type Faulty } from '../shape';
import { isId } from './ids';
import type { Id, LootEntry } from './terms';

/** The kind of thing that an id names. An `entry` is an entry of any kind; items and affixes are not defined here. */
export type IdKind = 'prefab' | 'floor' | 'creature' | 'loot' | 'npc' | 'tag' | 'item' | 'affix' | 'entry';

/** A text in place of an id. */
export interface MalformedId {
  readonly text: string;
  readonly path: Path;
  readonly kind: IdKind;
  /** True if it names a new thing. */
  readonly isDefinition: boolean;
}

/** Reads an id; `undefined` if it is faulty. */
export type ReadId = (id: string | Faulty | undefined, path: Path, kind: IdKind) => Id | undefined;

/** Returns a reader that collects what is not an id. It is reported together with the other files, which know more ids. */
export function idReader(): { readonly ids: ReadId; readonly malformed: MalformedId[] } {
  const malformed: MalformedId[] = [];
  const ids: ReadId = (text, path, kind) => {
    if (text === faulty || text === undefined) return undefined;
    if (isId(text)) return text;
    malformed.push({ text, path, kind, isDefinition: path.length === 3 && path[2] === 'id' });
    return undefined;
  };
  return { ids, malformed };
}

export type DraftList<T> = readonly (T | Faulty)[] | Faulty | undefined;

/** Returns the number of items of a list: 0 if it is left out, -1 if it is faulty. */
export function lengthOf(list: DraftList<unknown>): number {
  if (list === faulty) return -1;
  return list?.length ?? 0;
}

/** Returns the faultless items of a list, with their indexes. */
export function sound<T>(list: DraftList<T>): [T, number][] {
  if (list === faulty || list === undefined) return [];
  return list.flatMap((item, index): [T, number][] => (item === faulty ? [] : [[item, index]]));
}

/** Returns the faultless ids of a list. */
export function idsFrom(list: DraftList<string>, path: Path, kind: IdKind, ids: ReadId): Id[] | undefined {
  if (list === faulty) return undefined;
  return sound(list).flatMap(([id, index]) => ids(id, [...path, index], kind) ?? []);
}

/** Returns true if all items of a list could be read. */
export function isAll(list: DraftList<string>, read: readonly Id[] | undefined): boolean {
  return list === undefined || (list !== faulty && list.length === read?.length);
}

type WeightedDraft<K extends string> = Readonly<Record<K, string | Faulty>> & {
  readonly weight: number | Faulty;
  readonly affixes?: readonly (string | Faulty)[] | Faulty;
};

/** Reads a list of ids with weights. `key` is the member with the id; `undefined` if a part of the list is faulty. */
export function weightedFrom<K extends 'id' | 'tag'>(
  list: DraftList<WeightedDraft<K>>,
  path: Path,
  key: K,
  kind: IdKind,
  ids: ReadId,
): LootEntry[] | undefined {
  if (list === faulty) return undefined;
  const read = sound(list).flatMap(([item, index]) => {
    const at = [...path, index];
    const id = ids(item[key], [...at, key], kind);
    const affixes = idsFrom(item.affixes, [...at, 'affixes'], 'affix', ids);
    if (id === undefined || item.weight === faulty || !isAll(item.affixes, affixes)) return [];
    return [{ id, weight: item.weight, ...(item.affixes === undefined ? {} : { affixes: affixes ?? [] }) }];
  });
  return list === undefined || read.length === list.length ? read : undefined;
}

export function numberOr(value: number | Faulty | undefined, fallback: number): number {
  return typeof value === 'number' ? value : fallback;
}
