import { counted } from '../../core';
import { quote } from '../../shape';
import { textOffset, spotsOf, type Layout } from '../layout';
import type { PrefabEntry } from '../read';
import { checkName } from './names';
import type { Winners } from './winners';
import type { FilePlace, Report } from '../source';
import { entranceTag, stairsTag, type Id } from '../terms';

/**
 * Checks prefabs against the floors that use them, and the entries that they refer to. `isAsked`: all requests of
 * floors are known.
 */
export function checkPrefabs(winners: Winners, isAsked: boolean, report: Report): void {
  const use = tagUse(winners);
  for (const prefab of winners.prefabs.values()) {
    if (prefab.layout !== undefined) checkDrawn(prefab, prefab.layout, use, report);
    checkReferences(prefab, winners, report);
    const isUsed = prefab.tags.some((tag) => use.used.has(tag));
    if (isAsked && !isUsed && winners.floors.size > 0 && prefab.value !== undefined)
      report('unused-prefab', `No floor uses a tag of ${quote(prefab.id)}, so it is never placed.`, {
        file: prefab.file,
        path: [...prefab.path, 'id'],
      });
  }
}

interface TagUse {
  readonly used: ReadonlySet<Id>;
  /** Tags of floors with more than one room. */
  readonly joined: ReadonlySet<Id>;
}

function tagUse({ floors }: Winners): TagUse {
  const plans = [...floors.values()].flatMap(({ value }) => value ?? []);
  const tags = (wanted: typeof plans): Set<Id> =>
    new Set(wanted.flatMap(({ required, prefabs }) => [...required, ...prefabs.map(({ id }) => id)]));
  return { used: tags(plans), joined: tags(plans.filter(({ rooms }) => rooms > 1)) };
}

function checkDrawn(prefab: PrefabEntry, layout: Layout, use: TagUse, report: Report): void {
  const { file, path, tags } = prefab;
  const place: FilePlace = { file, path: [...path, 'layout'] };
  const at = (glyph: string): FilePlace[] =>
    spotsOf(layout.rows, glyph).map((spot) => ({ ...place, index: textOffset(layout, spot) }));
  if (at('+').length === 0 && tags.some((tag) => use.joined.has(tag)))
    report('no-door', 'This room has no door, so no corridor can reach it. Add "+" in an outer wall.', place);
  const entrances = at('<');
  if (tags.includes(entranceTag)) {
    if (entrances.length === 0)
      report(
        'entrance-count',
        `A room tagged "${entranceTag}" needs one "<", where the player arrives. Add it.`,
        place,
      );
    for (const more of entrances.slice(1))
      report('entrance-count', 'A room can have only one entrance. Replace this one with ".".', more, [
        { ...(entrances[0] ?? place), message: 'The entrance is here.' },
      ]);
  } else {
    for (const stray of entrances)
      report(
        'entrance-misplaced',
        `Only rooms tagged "${entranceTag}" can have a "<". Add the tag, or replace this with ".".`,
        stray,
      );
  }
  if (tags.includes(stairsTag) && at('>').length === 0)
    report('stairs-missing', `A room tagged "${stairsTag}" needs at least one ">". Add it.`, place);
  checkNpcs(prefab, at('n'), report);
}

function checkNpcs({ value, file, path }: PrefabEntry, places: readonly FilePlace[], report: Report): void {
  if (value === undefined) return;
  const { npcs } = value;
  if (npcs.length < places.length) {
    report(
      'npc-count',
      `Expected ${counted(places.length, 'NPC')} in \`npcs\` (one for each "n") but found ${npcs.length}. Add one, or replace this with ".".`,
      places[npcs.length] ?? { file, path },
    );
  } else if (npcs.length > places.length) {
    const name = quote(npcs[places.length]);
    report('npc-count', `There is no "n" in the layout for the NPC ${name}. Add one, or remove the NPC.`, {
      file,
      path: [...path, 'npcs', places.length],
    });
  }
}

function checkReferences({ value, file, path }: PrefabEntry, winners: Winners, report: Report): void {
  if (value === undefined) return;
  const { loot, npcs } = value;
  if (loot !== undefined)
    checkName('loot table', loot, winners.lootTables, { file, path: [...path, 'loot'] }, report);
  for (const [index, npc] of npcs.entries())
    checkName('NPC', npc, winners.npcs, { file, path: [...path, 'npcs', index] }, report);
}
