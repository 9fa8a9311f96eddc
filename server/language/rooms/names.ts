import type { Path } from '../../../engine/core';
import type { Span } from '../../../engine/json';
import { isAt } from '../json/completion/proposal';
import type { Sketch } from './sketch';

/** The kinds of named things. An `item` comes from a loot table and is not defined in a file. */
export type NameKind = 'prefab' | 'floor' | 'creature' | 'loot' | 'npc' | 'tag' | 'item';

/** The name of each kind. */
export const kindWords: Readonly<Record<NameKind, string>> = {
  prefab: 'prefab',
  floor: 'floor',
  creature: 'creature',
  loot: 'loot table',
  npc: 'NPC',
  tag: 'tag',
  item: 'item',
};

/** The role of a name at its place. `entry` means an entry of any kind, which `overrides` names. */
export interface NameRole {
  readonly kind: NameKind | 'entry';
  /** True if this place defines the name; a tag does wherever a prefab has it. */
  readonly isDefinition: boolean;
}

/** A place where a name is written. */
export interface NameUse extends NameRole {
  readonly name: string;
  readonly path: Path;
  /** The name without its quotes. */
  readonly span: Span;
}

const roles: readonly (readonly [string, NameRole])[] = [
  ['overrides/*', { kind: 'entry', isDefinition: false }],
  ['prefabs/*/id', { kind: 'prefab', isDefinition: true }],
  ['prefabs/*/tags/*', { kind: 'tag', isDefinition: true }],
  ['prefabs/*/npcs/*', { kind: 'npc', isDefinition: false }],
  ['prefabs/*/loot', { kind: 'loot', isDefinition: false }],
  ['floors/*/id', { kind: 'floor', isDefinition: true }],
  ['floors/*/required/*', { kind: 'tag', isDefinition: false }],
  ['floors/*/prefabs/*/tag', { kind: 'tag', isDefinition: false }],
  ['floors/*/creatures/*/id', { kind: 'creature', isDefinition: false }],
  ['floors/*/loot', { kind: 'loot', isDefinition: false }],
  ['creatures/*/id', { kind: 'creature', isDefinition: true }],
  ['loot_tables/*/id', { kind: 'loot', isDefinition: true }],
  ['loot_tables/*/entries/*/id', { kind: 'item', isDefinition: false }],
  ['npcs/*/id', { kind: 'npc', isDefinition: true }],
];

/** Returns the role of a name at this path; `undefined` if it is not a name. */
export function roleAt(path: Path): NameRole | undefined {
  return roles.find(([form]) => isAt(path, form))?.[1];
}

/** Every name of a text, in text order. */
export function namesIn({ parts }: Sketch): readonly NameUse[] {
  return parts.flatMap(({ path, text, inside }) => {
    const role = inside === undefined ? undefined : roleAt(path);
    if (role === undefined || text === undefined || inside === undefined || text === '') return [];
    return [{ ...role, name: text, path, span: inside }];
  });
}

/** Returns true if a use means a thing of one of these kinds. */
export function means(use: NameUse, name: string, kinds: ReadonlySet<NameKind>): boolean {
  if (use.name !== name) return false;
  if (use.kind !== 'entry') return kinds.has(use.kind);
  return [...kinds].some((kind) => kind !== 'tag' && kind !== 'item');
}
