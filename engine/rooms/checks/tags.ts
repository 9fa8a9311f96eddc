import type { IssueData } from '../../core';
import { quote } from '../../shape';
import type { RoomsCode } from '../codes';
import { meant } from '../meant';
import { obstacleTo, type Obstacle, type Site } from '../placing';
import type { PrefabEntry } from '../read';
import { entranceTag, type Id } from '../terms';
import type { Winners } from './winners';

/** The prefabs that have a tag, by tag. */
export type PrefabsByTag = ReadonlyMap<Id, readonly PrefabEntry[]>;

export function prefabsByTag({ prefabs }: Winners): PrefabsByTag {
  const byTag = new Map<Id, PrefabEntry[]>();
  for (const prefab of prefabs.values())
    for (const tag of prefab.tags) byTag.set(tag, [...(byTag.get(tag) ?? []), prefab]);
  return byTag;
}

/** A tag in one of the lists of a floor, and the tags before it in this list. */
export interface AskedTag {
  readonly tag: Id;
  readonly list: 'required' | 'prefabs';
  readonly before: readonly Id[];
}

/** The reason why a floor cannot ask for a tag. */
export interface TagFault {
  readonly code: RoomsCode;
  readonly message: string;
  readonly data?: IssueData;
}

/** The codes of faults that further prefabs would remove. */
export const absenceCodes: ReadonlySet<RoomsCode> = new Set([
  'unknown-tag',
  'only-entrances',
  'tag-never-placed',
]);

/** Returns the reasons why a floor cannot ask for a tag. */
export function tagFaults(asked: AskedTag, site: Site, byTag: PrefabsByTag): TagFault[] {
  const { tag, list, before } = asked;
  const prefabs = byTag.get(tag);
  const faults: TagFault[] = [];
  if (prefabs === undefined) {
    const { hint, data } = meant(tag, byTag.keys());
    faults.push({
      code: 'unknown-tag',
      message: `Unknown tag ${quote(tag)}: no prefab has it.${hint}`,
      data,
    });
  } else if (tag !== entranceTag) faults.push(...placingFaults(asked, prefabs, site));
  if (tag !== entranceTag) return faults;
  if (list === 'prefabs')
    faults.push({
      code: 'entrance-optional',
      message: `A floor has one entrance. Name "${entranceTag}" in \`required\` only.`,
    });
  else if (before.includes(entranceTag))
    faults.push({
      code: 'floor-without-entrance',
      message: 'A floor has only one entrance. Remove this tag.',
    });
  return faults;
}

function placingFaults({ tag, list }: AskedTag, prefabs: readonly PrefabEntry[], site: Site): TagFault[] {
  const obstacles = prefabs.map(({ layout }) => layout && obstacleTo(layout.rows, tag, site));
  if (obstacles.includes(undefined)) return [];
  if (list === 'prefabs') return [{ code: 'tag-never-placed', message: neverPlaced(tag, site, obstacles) }];
  if (obstacles.some((obstacle) => obstacle !== 'entrance')) return [];
  const message = `Every prefab with the tag ${quote(tag)} has an entrance, and those are placed for "${entranceTag}" only. Give the tag to a prefab without "<".`;
  return [{ code: 'only-entrances', message }];
}

/** Returns the message about an optional tag of which no prefab can be placed. */
function neverPlaced(tag: Id, { width, height }: Site, obstacles: readonly (Obstacle | undefined)[]): string {
  const [first] = obstacles;
  const isOne = obstacles.every((obstacle) => obstacle === first);
  const reasons: Readonly<Record<Obstacle, string>> = {
    entrance: `has an entrance, and those are placed for "${entranceTag}" only`,
    door: 'lacks a door',
    size: `is too large for ${width} × ${height} cells`,
  };
  const reason =
    isOne && first !== undefined ? reasons[first] : 'has an entrance, lacks a door or is too large';
  return `No room is ever placed for the tag ${quote(tag)}: every prefab with it ${reason}. Add a prefab that can be placed, or remove the tag.`;
}
