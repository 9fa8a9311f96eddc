import type { Path } from '../../../../engine/core';
import type { JsonValue } from '../../../../engine/json';
import { valueAt } from '../../../../engine/shape';
import type { LevelContext, PropEntry, RuleEntry } from '../level';
import { placesIn, type PlaceInFile } from './positions';
import type { Plan } from './plan';

type Place = readonly [number, number];

/** Removes things that fall off the map, with all references; or returns the reason why that is not possible. */
export function dropWhatFalls(
  level: LevelContext,
  plan: Plan,
  falls: (place: Place) => boolean,
): { readonly removed: string[] } | { readonly refused: string } {
  const { sketch, document } = level;
  const places = placesIn(level);
  const removed: string[] = [];
  const props = new Set(
    places
      .filter(({ path, place }) => path[0] === 'props' && falls(place) && isOwnPlace(path))
      .map(({ path }) => path[1]),
  );
  const gone = sketch.props.filter(({ index }) => props.has(index));
  for (const prop of gone) {
    plan.remove(['props'], prop.index);
    removed.push(propText(level, prop));
  }
  const lostCells = new Set(gone.flatMap(({ cell }) => cell ?? []));
  const isLost = ({ path, place }: PlaceInFile): boolean =>
    falls(place) ||
    (isAboutProp(document.json.value, path) && lostCells.has(sketch.cellOf([...place]) ?? -1));
  const lost = places.filter(isLost);
  const refused = refusal(level, plan, lost);
  if (refused !== undefined) return { refused };
  const rules = new Set<number>();
  for (const { path } of lost) drop(plan, path, rules);
  dropReactors(level, gone, rules);
  for (const rule of sketch.rules) {
    const effects = rule.value['effects'];
    const all = Array.isArray(effects) ? effects.length : 0;
    if (all > 0 && plan.removedFrom(['rules', rule.index, 'effects']) === all) rules.add(rule.index);
  }
  for (const rule of sketch.rules) {
    if (!rules.has(rule.index)) continue;
    plan.remove(['rules'], rule.index);
    removed.push(`the rule "${rule.id}"`);
  }
  removed.push(...lost.flatMap(({ path, place }) => lossText(path, place)));
  dropSaved(level, plan, gone, rules);
  return { removed };
}

/** Returns true if a position of a prop is one that it cannot do without. */
function isOwnPlace(path: Path): boolean {
  return path[2] === 'position' || path[2] === 'edge';
}

/** Returns true if a position stands for the prop that is there. */
export function isAboutProp(value: JsonValue, path: Path): boolean {
  if (path[0] === 'state') return path[1] === 'props';
  if (path[0] === 'props') return path[2] === 'consumers';
  if (path[0] !== 'rules' || path[4] !== 'position') return false;
  const type = valueAt(value, [...path.slice(0, 4), 'type']);
  return type === 'Prop' || type === 'ConsumerService' || type === 'SetPropState';
}

/** Returns the reason why something that falls off cannot go. */
function refusal(level: LevelContext, plan: Plan, lost: readonly PlaceInFile[]): string | undefined {
  const { value } = level.document.json;
  for (const { path, place } of lost) {
    const at = `[${place.join(', ')}]`;
    if (path[0] === 'robot' || (path[0] === 'state' && path[1] === 'robot'))
      return `The robot at ${at} would be off the map. Move it first.`;
    if (path[2] === 'consumers' && !plan.removes(path)) {
      const id = valueAt(value, ['props', path[1] ?? 0, 'id']);
      const name = typeof id === 'string' ? ` "${id}"` : '';
      return `The consumer at ${at} would be off the map, but the reactor${name} needs it. Move it first.`;
    }
  }
  const { props } = level.sketch;
  const reactors = props.filter(({ type }) => type === 'ReactorControl');
  if (reactors.length > 0 && reactors.every(({ index }) => plan.removes(['props', index])))
    return 'The map would lose its last reactor control. Move it first.';
  return undefined;
}

/** Removes the entry that a position belongs to. If a predicate would be lost, the whole rule is removed. */
function drop(plan: Plan, path: Path, rules: Set<number>): void {
  const [list, index, part, inner] = path;
  if (typeof index === 'number') {
    if (list === 'rules') {
      if (part === 'effects' && typeof inner === 'number') plan.remove(['rules', index, 'effects'], inner);
      else rules.add(index);
    } else if (list === 'props') {
      if (part === 'area' && typeof inner === 'number') plan.remove(['props', index, 'area'], inner);
    } else if (list !== undefined) plan.remove([list], index);
  } else if (list === 'state' && index !== undefined && typeof part === 'number') {
    plan.remove([list, index], part);
  }
}

/** Removes rules that ask about a removed reactor. */
function dropReactors({ sketch }: LevelContext, gone: readonly PropEntry[], rules: Set<number>): void {
  const left = new Set(sketch.props.filter((prop) => !gone.includes(prop)).map(({ value }) => value['id']));
  const ids = new Set(
    gone.map(({ value }) => value['id']).filter((id) => typeof id === 'string' && !left.has(id)),
  );
  for (const { index, value } of sketch.rules) {
    const predicates = value['predicates'];
    if (!Array.isArray(predicates)) continue;
    const asks = (predicates as readonly JsonValue[]).some((one) => ids.has(valueAt(one, ['reactor'])));
    if (asks) rules.add(index);
  }
}

/** The lists of a saved game that name props and rules in other ways than by position. */
function dropSaved(
  { document, sketch }: LevelContext,
  plan: Plan,
  gone: readonly PropEntry[],
  rules: ReadonlySet<number>,
): void {
  const { value } = document.json;
  const consumers = sketch.props.filter(({ type }) => type.endsWith('Consumer'));
  const services = valueAt(value, ['state', 'services']);
  if (Array.isArray(services) && services.length === consumers.length) {
    consumers.forEach((prop, index) => {
      if (gone.includes(prop)) plan.remove(['state', 'services'], index);
    });
  }
  const reactorIds = gone.map((prop) => prop.value['id']);
  const ruleIds = sketch.rules.filter(({ index }) => rules.has(index)).map(({ id }: RuleEntry) => id);
  const removeNamed = (key: string, names: readonly JsonValue[]): void => {
    const list = valueAt(value, ['state', key]);
    if (!Array.isArray(list)) return;
    (list as readonly JsonValue[]).forEach((name, index) => {
      if (typeof name === 'string' && names.includes(name)) plan.remove(['state', key], index);
    });
  };
  removeNamed('readyReactors', reactorIds);
  removeNamed('fired', ruleIds);
}

function propText({ sketch }: LevelContext, { type, cell }: PropEntry): string {
  const at = cell === undefined ? '' : ` at [${sketch.positionOf(cell).join(', ')}]`;
  return `${type === '' ? 'a prop' : type}${at}`;
}

function lossText(path: Path, place: Place): string[] {
  if (path[0] === 'leaks' && path[2] === 'position') return [`the leak at [${place.join(', ')}]`];
  return path[0] === 'hazards' ? [`the hazard at [${place.join(', ')}]`] : [];
}
