import { quote } from '../../shape';
import { obstacleTo } from '../placing';
import type { Entry, PrefabEntry } from '../read';
import type { Report } from '../source';
import { entranceTag, merchantTag, type FloorPlan, type Id } from '../terms';
import type { PrefabsByTag } from './tags';
import type { Winners } from './winners';

/** Reports what a floor's rooms mark and the floor cannot give: enemies, loot, a merchant. */
export function checkContents(
  { file, path, id }: Entry<FloorPlan>,
  plan: FloorPlan,
  { prefabs }: Winners,
  byTag: PrefabsByTag,
  report: Report,
): void {
  const all = [...prefabs.values()];
  const placed = all.filter((prefab) => isPlaced(prefab, plan));
  const at = (member: string): { file: string; path: (string | number)[] } => ({
    file,
    path: [...path, member],
  });
  const [guarded] = placed.filter((prefab) => has(prefab, 'e'));
  if (plan.creatures.length === 0 && guarded !== undefined)
    report(
      'no-creatures',
      `${quote(guarded.id)} has "e", but ${quote(id)} has no \`creatures\`, so no enemy is placed. Add creatures.`,
      at('id'),
    );
  const [filled] = placed.filter((prefab) => prefab.value?.loot === undefined && has(prefab, 'l'));
  if (plan.loot === undefined && filled !== undefined)
    report(
      'no-loot',
      `${quote(filled.id)} has "l", but neither the room nor ${quote(id)} names a loot table, so its piles are empty. Add \`loot\`.`,
      at('id'),
    );
  // a misspelled tag may have been meant for it
  const isWritten = [...plan.required, ...plan.prefabs.map((each) => each.id)].every((tag) => byTag.has(tag));
  const trades = ({ tags }: PrefabEntry): boolean => tags.includes(merchantTag);
  if (isWritten && all.some(trades) && !placed.some(trades))
    report(
      'floor-without-merchant',
      `${quote(id)} can never have a room tagged "${merchantTag}", so the player can never trade there. Add the tag to \`required\` or \`prefabs\`.`,
      at('required'),
    );
}

/** Returns true if a prefab can be on a floor. What could not be read counts as sound. */
function isPlaced({ tags, layout }: PrefabEntry, plan: FloorPlan): boolean {
  const asked = (tag: Id): boolean =>
    plan.required.includes(tag) || (tag !== entranceTag && plan.prefabs.some(({ id }) => id === tag));
  return tags.some(
    (tag) => asked(tag) && (layout === undefined || obstacleTo(layout.rows, tag, plan) === undefined),
  );
}

function has({ layout }: PrefabEntry, glyph: string): boolean {
  return layout?.rows.some((row) => row.includes(glyph)) === true;
}
