import type { JsonArray, JsonObject, JsonValue } from '../json';
import { type Compiled, compileCase, compileCommon, compileObject } from './compile';
import { nameOf, phrase, quote, alternatives } from './phrases';
import {
  faulty,
  type Drafted,
  type EnumerationShape,
  type Faulty,
  type IntegerShape,
  type ListShape,
  type NumberShape,
  type Shape,
  type StringShape,
  type VariantShape,
} from './shape';
import { suggest } from './suggest';

/** The codes that `decode` itself reports; shapes may name others for what is absent. */
export type StructureCode = 'missing-field' | 'unknown-field' | 'wrong-type' | 'invalid-value';

/** What `decode` needs to know besides the value, and where it reports to. */
export interface DecodeContext {
  /** Takes a fault. `path` is reused afterwards: copy it. */
  readonly report: (
    code: string,
    message: string,
    place: { path: readonly (string | number)[]; onKey?: boolean },
  ) => void;
  /** Whether more may belong in this container than could be read. */
  readonly isOpen: (container: JsonArray | JsonObject) => boolean;
  /** Takes each key that is kept without being read: `x-` keys, and the free keys of open objects. `path` is their object's, and reused. */
  readonly keep?: (path: readonly (string | number)[], key: string, value: JsonValue) => void;
  /** True while the text has a syntax fault: then nothing is said about what is absent. */
  readonly broken: boolean;
  /** Where the value stands, for the reports. Changed during the walk, and back as it was afterwards. */
  readonly path: (string | number)[];
}

/**
 * Checks a JSON value against a shape. Each fault is reported once; what comes back has `faulty` in its place. Where
 * nothing is faulty the value itself comes back, uncopied.
 */
export function decode<S extends Shape>(
  shape: S,
  value: JsonValue,
  context: DecodeContext,
): Drafted<S> | Faulty {
  return walk(shape, value, new Walk(context)) as Drafted<S> | Faulty;
}

/** The context of one walk, which also counts what was said of the value so far. */
class Walk implements DecodeContext {
  readonly broken: boolean;
  readonly path: (string | number)[];
  readonly isOpen: DecodeContext['isOpen'];
  said = 0;

  constructor(private readonly context: DecodeContext) {
    ({ broken: this.broken, path: this.path, isOpen: this.isOpen } = context);
  }

  report(...what: Parameters<DecodeContext['report']>): void {
    this.said++;
    this.context.report(...what);
  }

  keep(...what: Parameters<NonNullable<DecodeContext['keep']>>): void {
    this.said++;
    this.context.keep?.(...what);
  }
}

/**
 * The lists of which there was nothing to say, by shape. A list that an edit did not touch is the same object in the
 * next value, and is not walked again.
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

function walkString(shape: StringShape, value: JsonValue, context: Walk): unknown {
  if (typeof value !== 'string') return wrongType(shape, value, context);
  if (shape.nonEmpty && value.trim() === '') {
    return invalid(`${nameOf(context.path)} is empty. Write ${phrase(shape)}.`, context);
  }
  return value;
}

function walkNumber(shape: IntegerShape | NumberShape, value: JsonValue, context: Walk): unknown {
  if (typeof value !== 'number') return wrongType(shape, value, context);
  const exact =
    shape.kind === 'integer'
      ? Number.isSafeInteger(value)
      : Number.isFinite(value) &&
        (shape.above === undefined || value > shape.above) &&
        !(shape.belowMax && value >= shape.max);
  if (exact && value >= shape.min && value <= shape.max) return value;
  return invalid(`${nameOf(context.path)} must be ${phrase(shape)}, not ${quote(value)}.`, context);
}

function walkEnumeration(shape: EnumerationShape, value: JsonValue, context: Walk): unknown {
  if (value === null && shape.nullable) return value;
  if (typeof value !== 'string') return wrongType(shape, value, context);
  if (shape.values.includes(value)) return value;
  return invalid(notOneOf(nameOf(context.path), value, shape.values, phrase(shape)), context);
}

function walkPosition(shape: Shape, value: JsonValue, context: Walk): unknown {
  if (!isArray(value)) return wrongType(shape, value, context);
  if (context.isOpen(value)) return faulty;
  // a list in a position is what a forgotten bracket leaves
  if (context.broken && value.some(isArray)) return faulty;
  if (value.length !== 2) {
    return invalid(
      `${nameOf(context.path)} is a position: two whole numbers [x, y], column then row, not ${value.length}.`,
      context,
    );
  }
  const x = walkCoordinate(value[0], 0, context);
  const y = walkCoordinate(value[1], 1, context);
  return x && y ? value : faulty;
}

function walkCoordinate(value: JsonValue, index: 0 | 1, context: Walk): boolean {
  if (typeof value === 'number' && Number.isSafeInteger(value)) return true;
  if (value === undefined) return false;
  context.path.push(index);
  const axis = index === 0 ? 'column' : 'row';
  context.report(
    typeof value === 'number' ? 'invalid-value' : 'wrong-type',
    `${nameOf(context.path)} is a ${axis} and must be a whole number, not ${quote(value)}.`,
    context,
  );
  context.path.pop();
  return false;
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
    const wanted = shape.min === 1 ? 'at least one entry' : `${shape.min} entries`;
    context.report(shape.tooFew ?? 'invalid-value', `${nameOf(path)} needs ${wanted}.`, context);
    return faulty;
  }
  if (value.length > shape.max) {
    return invalid(`${nameOf(path)} takes ${shape.max} entries, not ${value.length}.`, context);
  }
  if (shape.distinct) copy = withoutRepeats(value, copy, context);
  // broken text holds some things back, so that silence proves nothing
  if (copy === undefined && context.said === said && !context.broken) known.add(value);
  return copy ?? value;
}

/** Reports items that were listed before; answers the list with `faulty` in their places. */
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
    const message = `${nameOf(context.path)} is the same as ${same}. Remove it.`;
    (copy ??= value.slice())[index] = invalid(message, context);
    context.path.pop();
  }
  return copy;
}

function walkVariant(shape: VariantShape, value: JsonObject, context: Walk): unknown {
  const { tag } = shape;
  const names = Object.keys(shape.cases);
  if (!Object.hasOwn(value, tag)) {
    // common members are read, and a misspelled tag is found, but nothing else can be said of the object
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
      `${nameOf(context.path)} must be ${alternatives(names.map(quote))}, not ${typeName(chosen)}.`,
      context,
    );
  }
  context.path.pop();
  return { ...(walkMembers(compileCommon(shape), value, context, true) as object), [tag]: faulty };
}

/** `lenient`: which members the object may have is not known, so unknown ones are passed over unless they are near misses. */
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

/** Reports keys that nobody knows; answers which absent members they were meant to be. */
function reportUnknown(
  unknown: readonly string[],
  compiled: Compiled,
  value: JsonObject,
  context: Walk,
  lenient: boolean,
): Set<string> {
  const claimed = new Set<string>();
  // what stands in an object that was not closed may belong to another one
  if (context.isOpen(value)) return claimed;
  for (const key of unknown) {
    const absent = [...compiled.members.keys()].filter((name) => !Object.hasOwn(value, name));
    const meant = suggest(
      key,
      absent.filter((name) => !claimed.has(name)),
    );
    if (meant === undefined && lenient) continue;
    if (meant !== undefined) claimed.add(meant);
    context.path.push(key);
    context.report('unknown-field', unknownMessage(key, meant, compiled, value), {
      path: context.path,
      onKey: true,
    });
    context.path.pop();
  }
  return claimed;
}

function unknownMessage(
  key: string,
  meant: string | undefined,
  compiled: Compiled,
  value: JsonObject,
): string {
  const start = `${quote(key)} is not a field here.`;
  if (meant !== undefined) return `${start} Did you mean ${quote(meant)}?`;
  const free = [...compiled.members.keys()].filter((name) => !Object.hasOwn(value, name));
  const choice = free.length > 0 && free.length <= 8 ? ` Free to use: ${free.map(quote).join(', ')}.` : '';
  return `${start} Remove it, or begin its name with "x-" to keep a note of your own.${choice}`;
}

/** Reports what has to be there and is not; answers the keys. */
function reportAbsent(
  compiled: Compiled,
  value: JsonObject,
  drafted: Readonly<Record<string, unknown>> | undefined,
  claimed: ReadonlySet<string>,
  context: Walk,
): string[] {
  const absent = compiled.required.filter((key) => !Object.hasOwn(value, key));
  if (context.broken) return absent;
  for (const key of absent) {
    if (claimed.has(key)) continue;
    const member = compiled.members.get(key);
    if (member === undefined) continue;
    context.report(
      member.absent ?? 'missing-field',
      `${objectName(context.path)} has no ${quote(key)}. Add it: ${phrase(member.shape)}.`,
      context,
    );
  }
  const { atLeastOne } = compiled;
  if (
    atLeastOne.length > 0 &&
    !atLeastOne.some((key) => claimed.has(key) || drafted?.[key] === faulty || saysSomething(value[key]))
  ) {
    context.report(
      'missing-field',
      `${objectName(context.path)} says nothing. Add at least one of ${alternatives(atLeastOne.map(quote))}.`,
      context,
    );
  }
  return absent;
}

function saysSomething(value: JsonValue): boolean {
  return value !== undefined && !(isObject(value) && Object.keys(value).every((key) => key.startsWith('x-')));
}

function objectName(path: readonly (string | number)[]): string {
  return path.length === 0 ? 'The file' : nameOf(path);
}

function notOneOf(name: string, value: string, values: readonly string[], all: string): string {
  const meant = suggest(value, values);
  const hint = meant === undefined ? '' : ` Did you mean ${quote(meant)}?`;
  return `${name} cannot be ${quote(value)}.${hint} Write ${all}.`;
}

function wrongType(shape: Shape, value: JsonValue, context: Walk): Faulty {
  const wanted = phrase(shape);
  context.report(
    'wrong-type',
    `${objectName(context.path)} must be ${wanted}, not ${typeName(value)}.`,
    context,
  );
  return faulty;
}

function invalid(message: string, context: Walk): Faulty {
  context.report('invalid-value', message, context);
  return faulty;
}

function typeName(value: JsonValue): string {
  switch (typeof value) {
    case 'string':
      return `the text ${quote(value)}`;
    case 'number':
      return `the number ${quote(value)}`;
    default:
      return quote(value);
  }
}

function isArray(value: JsonValue): value is JsonArray {
  return Array.isArray(value);
}

function isObject(value: JsonValue): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
