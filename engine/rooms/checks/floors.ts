import { counted, grouped, type Path } from '../../core';
import { generatorRules } from '../generator/rules';
import { choiceObstacle, fitsSite } from '../placing';
import type { Entry } from '../read';
import { quote } from '../../shape';
import type { Winners } from './winners';
import type { Report } from '../source';
import { entranceTag, stairsTag, type FloorPlan, type Id } from '../terms';
import { checkContents } from './contents';
import { checkName } from './names';
import { checkNumbers } from './numbers';
import { absenceCodes, tagFaults, type PrefabsByTag } from './tags';

/**
 * Checks floors against the prefabs that they choose from, and against each other. `unread`: some entries could not be
 * read, so that nothing is reported as missing.
 */
export function checkFloors(winners: Winners, byTag: PrefabsByTag, unread: boolean, report: Report): void {
  for (const floor of winners.floors.values()) {
    if (floor.value === undefined) continue;
    checkRequired(floor, floor.value, report);
    checkReferences(floor, floor.value, winners, report);
    // on a floor that is too small, no other fault is blamed on the size
    const isLarge = checkSpace(floor, floor.value, byTag, report);
    const plan = isLarge ? floor.value : { ...floor.value, width: Infinity, height: Infinity };
    checkTags(floor, plan, byTag, unread, report);
    if (!unread) checkContents(floor, plan, winners, byTag, report);
  }
  const isComplete = !unread && [...winners.floors.values()].every(({ value }) => value !== undefined);
  checkNumbers(winners, isComplete, report);
}

/** Reports the tags that a floor cannot ask for. */
function checkTags(
  { file, path }: Entry<FloorPlan>,
  plan: FloorPlan,
  byTag: PrefabsByTag,
  unread: boolean,
  report: Report,
): void {
  const checkAll = (
    list: 'required' | 'prefabs',
    tags: readonly Id[],
    placeOf: (index: number) => Path,
  ): void => {
    for (const [index, tag] of tags.entries())
      for (const { code, message, data } of tagFaults(
        { tag, list, before: tags.slice(0, index) },
        plan,
        byTag,
      ))
        if (!unread || !absenceCodes.has(code))
          report(code, message, { file, path: [...path, ...placeOf(index)] }, [], data);
  };
  checkAll('required', plan.required, (index) => ['required', index]);
  checkAll(
    'prefabs',
    plan.prefabs.map(({ id }) => id),
    (index) => ['prefabs', index, 'tag'],
  );
}

function checkRequired(
  { file, path }: Entry<FloorPlan>,
  { required, rooms }: FloorPlan,
  report: Report,
): void {
  const place = { file, path: [...path, 'required'] };
  if (!required.includes(entranceTag))
    report('floor-without-entrance', `This floor has no entrance. Add "${entranceTag}".`, place);
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
    checkName('creature', id, winners.creatures, { file, path: [...path, 'creatures', index, 'id'] }, report);
  if (loot !== undefined)
    checkName('loot table', loot, winners.lootTables, { file, path: [...path, 'loot'] }, report);
}

/** Reports a floor that is too small. Returns false for such a floor. */
function checkSpace(
  { file, path }: Entry<FloorPlan>,
  plan: FloorPlan,
  byTag: PrefabsByTag,
  report: Report,
): boolean {
  const place = { file, path: [...path, 'size'] };
  const { edge } = generatorRules;
  const inner = { width: plan.width - 2 * edge, height: plan.height - 2 * edge };
  let needed = 0;
  for (const tag of plan.required) {
    const rooms = (byTag.get(tag) ?? []).flatMap(({ layout }) =>
      layout !== undefined && choiceObstacle(layout.rows, tag, plan) === undefined ? [layout.rows] : [],
    );
    if (rooms.length === 0) return true;
    const fitting = rooms.filter((rows) => fitsSite(rows, plan));
    if (fitting.length === 0) {
      report(
        'floor-too-small',
        `No room tagged ${quote(tag)} fits into ${plan.width} × ${plan.height} cells. Increase the size.`,
        place,
      );
      return false;
    }
    needed += Math.min(...fitting.map((rows) => ((rows[0]?.length ?? 0) + 1) * (rows.length + 1)));
  }
  // each room takes its cells and one more row and column, and so does the space that they share
  const room = (inner.width + 1) * (inner.height + 1);
  if (needed <= room) return true;
  report(
    'floor-too-small',
    `The required rooms need ${counted(needed, 'cell')} including margins, but ${plan.width} × ${plan.height} cells have room for only ${grouped(room)}. Increase the size.`,
    place,
  );
  return false;
}
