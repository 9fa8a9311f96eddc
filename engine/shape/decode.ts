import { counted, grouped } from '../core';
import type { JsonArray, JsonObject, JsonValue } from '../json';
import { type Compiled, compileCase, compileCommon, compileObject } from './compile';
import { Walk, type DecodeContext } from './context';
import { forName, invalid, isArray, isObject, notOneOf, typeName, wrongType } from './faults';
import { reportAbsent, reportUnknown } from './member-keys';
import { alternatives, nameOf, quote } from './phrases';
import { walkEnumeration, walkNumber, walkPosition, walkString } from './scalars';
import { faulty, type DraftOf, type Faulty, type ListShape, type Shape, type VariantShape } from './shape';

/**
 * Checks a JSON value against a shape. Each fault is reported once, and replaced by `faulty` in the result. A value
 * without faults is returned itself, not a copy.
 */
export function decode<S extends Shape>(
  shape: S,
  value: JsonValue,
  context: DecodeContext,
): DraftOf<S> | Faulty {
  return walk(shape, value, new Walk(context)) as DraftOf<S> | Faulty;
}

/**
 * The lists without issues, by shape. A list that an edit did not touch is the same object in the next value, and is
 * not walked again.
 */
const flawless = new WeakMap<ListShape, WeakSet<JsonArray>>();

function flawlessOf(shape: ListShape): WeakSet<JsonArray> {
  let lists = flawless.get(shape);
  if (!lists) flawless.set(shape, (lists = new WeakSet()));
  return lists;
}

function walk(shape: Shape, value: JsonValue, context: Walk): unknown {
  if (value === undefined) return faulty;
  switch (shape.kind) {
    case 'string':
      return walkString(shape, value, context);
    case 'boolean':
      return typeof value === 'boolean' ? value : wrongType(shape, value, context);
    case 'integer':
    case 'number':
      return walkNumber(shape, value, context);
    case 'enumeration':
      return walkEnumeration(shape, value, context);
    case 'position':
      return walkPosition(shape, value, context);
    case 'list':
      return walkList(shape, value, context);
    case 'object':
      return isObject(value)
        ? walkMembers(compileObject(shape), value, context)
        : wrongType(shape, value, context);
    case 'variant':
      return isObject(value) ? walkVariant(shape, value, context) : wrongType(shape, value, context);
    case 'anything':
      return value;
  }
}

function walkList(shape: ListShape, value: JsonValue, context: Walk): unknown {
  if (!isArray(value)) return wrongType(shape, value, context);
  const known = flawlessOf(shape);
  if (known.has(value)) return value;
  const { path, said } = context;
  let copy: unknown[] | undefined;
  for (let index = 0; index < value.length; index++) {
    const item = value[index];
    path.push(index);
    const drafted = walk(shape.item, item, context);
    path.pop();
    if (drafted !== item) (copy ??= value.slice())[index] = drafted;
  }
  if (value.length < shape.min) {
    if (context.broken) return faulty;
    const wanted = shape.min === 1 ? 'at least one entry' : counted(shape.min, 'entry', 'entries');
    const found = value.length === 0 ? '' : ` but found ${grouped(value.length)}`;
    context.report(
      shape.tooFew ?? 'invalid-value',
      `Expected ${wanted}${forName(path, 'in')}${found}.`,
      context,
    );
    return faulty;
  }
  if (value.length > shape.max) {
    const most = shape.min === shape.max ? '' : 'at most ';
    const wanted = `${most}${counted(shape.max, 'entry', 'entries')}`;
    return invalid(`Expected ${wanted}${forName(path, 'in')} but found ${grouped(value.length)}.`, context);
  }
  if (shape.distinct) copy = withoutRepeats(value, copy, context);
  // broken text hides some faults, so that the absence of reports proves nothing
  if (copy === undefined && context.said === said && !context.broken) known.add(value);
  return copy ?? value;
}

/** Reports repeated items, and returns the list with `faulty` in their places. */
function withoutRepeats(
  value: JsonArray,
  drafted: unknown[] | undefined,
  context: Walk,
): unknown[] | undefined {
  const seen = new Map<string, number>();
  let copy = drafted;
  for (let index = 0; index < value.length; index++) {
    if ((copy ?? value)[index] === faulty) continue;
    const item = JSON.stringify(value[index]);
    const first = seen.get(item);
    if (first === undefined) {
      seen.set(item, index);
      continue;
    }
    const same = nameOf([...context.path, first]);
    context.path.push(index);
    const message = `${nameOf(context.path)} is a duplicate of ${same}. Remove it.`;
    (copy ??= value.slice())[index] = invalid(message, context);
    context.path.pop();
  }
  return copy;
}

function walkVariant(shape: VariantShape, value: JsonObject, context: Walk): unknown {
  const { tag } = shape;
  const names = Object.keys(shape.cases);
  if (!Object.hasOwn(value, tag)) {
    // common members are read, and a misspelled tag is found, but the rest of the object cannot be checked
    return walkMembers(compileCommon(shape), value, context, true);
  }
  const chosen = value[tag];
  const compiled = typeof chosen === 'string' ? compileCase(shape, chosen) : undefined;
  if (compiled) return walkMembers(compiled, value, context);
  context.path.push(tag);
  if (typeof chosen === 'string') {
    invalid(notOneOf(nameOf(context.path), chosen, names, alternatives(names.map(quote))), context);
  } else if (chosen !== undefined) {
    context.report(
      'wrong-type',
      `Expected ${alternatives(names.map(quote))} for ${nameOf(context.path)} but found ${typeName(chosen)}.`,
      context,
    );
  }
  context.path.pop();
  return { ...(walkMembers(compileCommon(shape), value, context, true) as object), [tag]: faulty };
}

/**
 * `lenient`: the possible members of the object are unknown, so unknown keys are ignored unless they are near misses.
 */
function walkMembers(compiled: Compiled, value: JsonObject, context: Walk, lenient = false): unknown {
  const { path } = context;
  let copy: Record<string, unknown> | undefined;
  let unknown: string[] | undefined;
  let requiredSeen = 0;
  for (const key in value) {
    const member = compiled.members.get(key);
    if (member === undefined) {
      if (compiled.open || key.startsWith('x-')) context.keep(path, key, value[key]);
      else (unknown ??= []).push(key);
      continue;
    }
    if (member.required) requiredSeen++;
    const given = value[key];
    path.push(key);
    const drafted = walk(member.shape, given, context);
    path.pop();
    if (drafted !== given) (copy ??= { ...value })[key] = drafted;
  }
  if (
    unknown === undefined &&
    requiredSeen === compiled.required.length &&
    compiled.atLeastOne.length === 0
  ) {
    return copy ?? value;
  }
  const lost = reportUnknown(unknown ?? [], compiled, value, context, lenient);
  for (const key of reportAbsent(compiled, value, copy, lost, context)) lost.add(key);
  for (const key of lost) (copy ??= { ...value })[key] = faulty;
  return copy ?? value;
}
