import { counted, grouped } from '../../core';
import { quote } from '../../shape';
import type { Entry, PrefabEntry } from '../read';
import { meant } from '../read';
import type { Winners } from './winners';
import type { Report } from '../source';
import { entranceTag, stairsTag, type FloorPlan, type Id } from '../terms';
import { isUnknown, unknown } from './prefabs';

/**
 * Checks floors against the prefabs that they choose from, and against each other. `unread`: some entries could not be
 * read, so that nothing is reported as missing.
 */
export function checkFloors(winners: Winners, unread: boolean, report: Report): void {
  const byTag = prefabsByTag(winners);
  for (const floor of winners.floors.values()) {
    if (floor.value === undefined) continue;
    if (!unread) checkTags(floor, floor.value, byTag, report);
    checkRequired(floor, floor.value, report);
    checkReferences(floor, floor.value, winners, report);
    checkSpace(floor, floor.value, byTag, report);
  }
  const isComplete = !unread && [...winners.floors.values()].every(({ value }) => value !== undefined);
  checkNumbers(winners, isComplete, report);
}

type ByTag = ReadonlyMap<Id, readonly PrefabEntry[]>;

function prefabsByTag({ prefabs }: Winners): ByTag {
  const byTag = new Map<Id, PrefabEntry[]>();
  for (const prefab of prefabs.values())
    for (const tag of prefab.tags) byTag.set(tag, [...(byTag.get(tag) ?? []), prefab]);
  return byTag;
}

function checkTags({ file, path }: Entry<FloorPlan>, plan: FloorPlan, byTag: ByTag, report: Report): void {
  const checkTag = (tag: Id, place: (string | number)[]): void => {
    const prefabs = byTag.get(tag);
    const at = { file, path: [...path, ...place] };
    if (prefabs === undefined)
      report('unknown-tag', `Unknown tag ${quote(tag)}: no prefab has it.${meant(tag, byTag.keys())}`, at);
    else if (tag !== entranceTag && prefabs.every(isEntrance))
      report(
        'only-entrances',
        `Every prefab with the tag ${quote(tag)} has an entrance, and those are placed for "${entranceTag}" only. Give the tag to a prefab without "<".`,
        at,
      );
  };
  plan.required.forEach((tag, index) => checkTag(tag, ['required', index]));
  plan.prefabs.forEach(({ id }, index) => {
    checkTag(id, ['prefabs', index, 'tag']);
    if (id !== entranceTag) return;
    report('entrance-optional', `A floor has one entrance. Name "${entranceTag}" in \`required\` only.`, {
      file,
      path: [...path, 'prefabs', index, 'tag'],
    });
  });
}

function isEntrance({ tags }: PrefabEntry): boolean {
  return tags.includes(entranceTag);
}

function checkRequired(
  { file, path }: Entry<FloorPlan>,
  { required, rooms }: FloorPlan,
  report: Report,
): void {
  const place = { file, path: [...path, 'required'] };
  const entrances = required.flatMap((tag, index) => (tag === entranceTag ? [index] : []));
  if (entrances.length === 0)
    report('floor-without-entrance', `This floor has no entrance. Add "${entranceTag}".`, place);
  for (const index of entrances.slice(1))
    report('floor-without-entrance', 'A floor has only one entrance. Remove this tag.', {
      ...place,
      path: [...place.path, index],
    });
  if (!required.includes(stairsTag))
    report('floor-without-stairs', `This floor has no stairs. Add "${stairsTag}".`, place);
  if (required.length > rooms)
    report(
      'too-many-required',
      `Expected at least ${counted(required.length, 'room')} (one for each required tag) but found ${grouped(rooms)}.`,
      {
        file,
        path: [...path, 'rooms'],
      },
    );
}

function checkReferences(
  { file, path }: Entry<FloorPlan>,
  { creatures, loot }: FloorPlan,
  winners: Winners,
  report: Report,
): void {
  for (const [index, { id }] of creatures.entries())
    if (isUnknown(id, winners.creatures))
      report('unknown-creature', unknown('creature', id, winners.creatures), {
        file,
        path: [...path, 'creatures', index, 'id'],
      });
  if (loot !== undefined && isUnknown(loot, winners.lootTables))
    report('unknown-loot', unknown('loot table', loot, winners.lootTables), {
      file,
      path: [...path, 'loot'],
    });
}

/** Cells that stay free between a room and the floor's edge. */
const edge = 2;

function checkSpace({ file, path }: Entry<FloorPlan>, plan: FloorPlan, byTag: ByTag, report: Report): void {
  const place = { file, path: [...path, 'size'] };
  const inner = { width: plan.width - 2 * edge, height: plan.height - 2 * edge };
  let needed = 0;
  for (const tag of plan.required) {
    const sizes = (byTag.get(tag) ?? []).flatMap(({ layout }) =>
      layout === undefined ? [] : [{ width: layout.rows[0]?.length ?? 0, height: layout.rows.length }],
    );
    if (sizes.length === 0) return;
    const fits = sizes.some(
      ({ width, height }) =>
        Math.max(width, height) <= Math.max(inner.width, inner.height) &&
        Math.min(width, height) <= Math.min(inner.width, inner.height),
    );
    if (!fits) {
      report(
        'floor-too-small',
        `No room tagged ${quote(tag)} fits into ${plan.width} × ${plan.height} cells. Increase the size.`,
        place,
      );
      return;
    }
    needed += Math.min(...sizes.map(({ width, height }) => (width + 1) * (height + 1)));
  }
  // each room takes its cells and one more row and column, and so does the space that they share
  const room = (inner.width + 1) * (inner.height + 1);
  if (needed <= room) return;
  report(
    'floor-too-small',
    `The required rooms need ${counted(needed, 'cell')} including margins, but ${plan.width} × ${plan.height} cells have room for only ${grouped(room)}. Increase the size.`,
    place,
  );
}

function checkNumbers({ floors }: Winners, isComplete: boolean, report: Report): void {
  const sorted = [...floors.values()]
    .flatMap((entry) => (entry.value === undefined ? [] : [{ ...entry, number: entry.value.number }]))
    .sort((one, other) => one.number - other.number);
  for (const [index, floor] of sorted.entries()) {
    const before = sorted[index - 1];
    const place = { file: floor.file, path: [...floor.path, 'number'] };
    if (before?.number === floor.number)
      report(
        'duplicate-number',
        `The floor number ${floor.number} is already used by ${quote(before.id)}. Use another number.`,
        place,
        [{ file: before.file, path: [...before.path, 'number'], message: 'The other floor is here.' }],
      );
    else if (isComplete && (before?.number ?? 0) + 1 !== floor.number)
      report(
        'floor-gap',
        before === undefined
          ? `Expected 1 as the number of the first floor but found ${floor.number}.`
          : `There is no floor ${before.number + 1}, so a run ends on floor ${before.number} and never reaches this floor.`,
        place,
      );
  }
}
