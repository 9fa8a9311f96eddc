import type { Random } from '../../core';
import { quote } from '../../shape';
import type { FloorPlan, Id, Prefab, Registry, Weighted } from '../terms';
import { choiceObstacle } from '../placing';
import { fits, put, type Plot } from './plot';
import { generatorRules } from './rules';
import { variantsOf } from './variants';

/** The reason why there is no floor. */
export interface GenerationFault {
  readonly code:
    | 'unknown-floor'
    | 'tag-without-prefab'
    | 'required-room-does-not-fit'
    | 'rooms-not-joined'
    | 'faulty-floor';
  /** The tag of the room that could not be placed. */
  readonly tag?: Id;
  readonly message: string;
}

/** Places one room for each required tag. Returns the fault if a room could not be placed. */
export function placeRequired(
  plot: Plot,
  plan: FloorPlan,
  registry: Registry,
  chance: Random,
): GenerationFault | undefined {
  for (const tag of plan.required) {
    const prefabs = candidates(registry, tag, plan);
    if (prefabs.length === 0) {
      const message = `No prefab can be placed for the tag ${quote(tag)}, which ${quote(plan.id)} requires: ${whyNone(registry, tag, plan)}.`;
      return { code: 'tag-without-prefab', tag, message };
    }
    let tries: number = generatorRules.requiredTries;
    while (tries > 0 && !tryPlace(plot, prefabs, chance)) tries--;
    if (tries > 0 || placeAnywhere(plot, prefabs)) continue;
    const message = `A room tagged ${quote(tag)} is required by ${quote(plan.id)} but does not fit into ${plan.width} × ${plan.height} cells.`;
    return { code: 'required-room-does-not-fit', tag, message };
  }
  return undefined;
}

/** Adds optional rooms until the desired number is reached or too many tries in a row have failed. */
export function placeOptional(plot: Plot, plan: FloorPlan, registry: Registry, chance: Random): void {
  const choices = plan.prefabs
    .map(({ id, weight }) => ({ weight, prefabs: candidates(registry, id, plan) }))
    .filter(({ prefabs }) => prefabs.length > 0);
  if (choices.length === 0) return;
  let failed = 0;
  while (plot.placed.length < plan.rooms && failed < generatorRules.optionalTries) {
    const chosen = choices[weighted(choices, chance)]?.prefabs ?? [];
    failed = tryPlace(plot, chosen, chance) ? 0 : failed + 1;
  }
}

/** Returns the index of a random choice, with probabilities according to the weights. */
export function weighted(choices: readonly Pick<Weighted, 'weight'>[], chance: Random): number {
  let drawn = chance.below(choices.reduce((sum, { weight }) => sum + weight, 0));
  return choices.findIndex(({ weight }) => (drawn -= weight) < 0);
}

/** Returns the prefabs that can be chosen for a tag in the order of their ids, whatever the order of files is. */
function candidates({ prefabs }: Registry, tag: Id, plan: FloorPlan): Prefab[] {
  return [...prefabs.values()]
    .filter(({ tags, rows }) => tags.includes(tag) && choiceObstacle(rows, tag, plan) === undefined)
    .sort((one, other) => (one.id < other.id ? -1 : 1));
}

function whyNone({ prefabs }: Registry, tag: Id, plan: FloorPlan): string {
  const tagged = [...prefabs.values()].filter(({ tags }) => tags.includes(tag));
  if (tagged.length === 0) return 'no prefab without errors has it';
  return tagged.every(({ rows }) => choiceObstacle(rows, tag, plan) === 'entrance')
    ? 'only entrances have it'
    : 'those that have it cannot be joined, for want of a door';
}

function tryPlace(plot: Plot, prefabs: readonly Prefab[], chance: Random): boolean {
  const prefab = prefabs[chance.below(prefabs.length)];
  const variant = prefab && variantsOf(prefab)[chance.below(8)];
  if (variant === undefined) return false;
  const { edge } = generatorRules;
  const columns = plot.width - 2 * edge - variant.width + 1;
  const rows = plot.height - 2 * edge - variant.height + 1;
  if (columns < 1 || rows < 1) return false;
  const x = edge + chance.below(columns);
  const y = edge + chance.below(rows);
  if (!fits(plot, { x, y, width: variant.width, height: variant.height })) return false;
  put(plot, variant, x, y);
  return true;
}

/** Puts the first prefab that fits anywhere at the first place at which it fits, in reading order. */
function placeAnywhere(plot: Plot, prefabs: readonly Prefab[]): boolean {
  for (const prefab of prefabs) {
    for (const variant of variantsOf(prefab)) {
      const { width, height } = variant;
      for (let y = 0; y <= plot.height - height; y++) {
        for (let x = 0; x <= plot.width - width; x++) {
          if (!fits(plot, { x, y, width, height })) continue;
          put(plot, variant, x, y);
          return true;
        }
      }
    }
  }
  return false;
}
