import type { Path } from '../core';
import type { JsonObject, JsonValue } from '../json';
import type { Members, ObjectShape, Shape, VariantShape } from './shape';
import { membersOf } from './walk';

/**
 * Calls `visit` for each position in a value of some shape, in file order, including positions outside the map. If
 * `isMeant` is given, only for those for which it returns true: the paths of the others are not built.
 */
export function eachPosition(
  shape: Shape,
  value: JsonValue,
  visit: (position: JsonValue, path: Path) => void,
  isMeant?: (position: JsonValue) => boolean,
): void {
  // the path of the walk; deeper entries are left over from before
  const path: (string | number)[] = [];
  walk(shape, value, 0);

  function walk(within: Shape, at: JsonValue, depth: number): void {
    switch (within.kind) {
      case 'position':
        if (isMeant?.(at) !== false) visit(at, path.slice(0, depth));
        return;
      case 'list':
        if (Array.isArray(at) && mayHold(within.item)) walkItems(within.item, at, depth);
        return;
      case 'object':
      case 'variant':
        if (typeof at === 'object' && at !== null && !Array.isArray(at))
          walkMembers(within, at as JsonObject, depth);
        return;
      default:
    }
  }

  function walkItems(item: Shape, items: readonly JsonValue[], depth: number): void {
    for (let index = 0; index < items.length; index++) {
      path[depth] = index;
      walk(item, items[index], depth + 1);
    }
  }

  function walkMembers(within: ObjectShape | VariantShape, object: JsonObject, depth: number): void {
    const holders = holdersOf(within, object);
    if (holders.size === 0) return;
    for (const key of Object.keys(object)) {
      const inner = holders.get(key);
      if (inner === undefined) continue;
      path[depth] = key;
      walk(inner, object[key], depth + 1);
    }
  }
}

/** The members of an object whose values can contain positions. */
type Holders = ReadonlyMap<string, Shape>;

const known = new WeakMap<ObjectShape | VariantShape, Map<JsonValue, Holders>>();

/** Computed once for all objects of a shape, or of one type of it, because a file has thousands. */
function holdersOf(shape: ObjectShape | VariantShape, value: JsonObject): Holders {
  let ofShape = known.get(shape);
  if (ofShape === undefined) known.set(shape, (ofShape = new Map<JsonValue, Holders>()));
  const tag = shape.kind === 'variant' ? value[shape.tag] : undefined;
  const type =
    typeof tag === 'string' && shape.kind === 'variant' && Object.hasOwn(shape.cases, tag) ? tag : '';
  let holders = ofShape.get(type);
  if (holders === undefined) ofShape.set(type, (holders = holdersIn(membersOf(shape, value))));
  return holders;
}

function holdersIn(members: Members): Holders {
  return new Map(
    Object.entries(members).flatMap(([key, { shape }]) => (mayHold(shape) ? [[key, shape] as const] : [])),
  );
}

/** Returns true if a value of this shape can contain positions. Rows of text and numbers need not be searched. */
function mayHold(shape: Shape): boolean {
  if (shape.kind === 'list') return mayHold(shape.item);
  return shape.kind === 'position' || shape.kind === 'object' || shape.kind === 'variant';
}
