import type { Path } from '../../../../engine/core';
import type { JsonObject, JsonValue } from '../../../../engine/json';
import type {
  IntegerShape,
  Member,
  Members,
  NumberShape,
  ObjectShape,
  Shape,
  StringShape,
  VariantShape,
} from '../../../../engine/shape';
import { joined, stop, type Insert } from './insert';

/**
 * Guesses the value at a path from the known members of its object; `undefined` if there is no guess. A guess that does
 * not fit the shape is ignored.
 */
export type Guess = (path: Path, owner: JsonObject, shape: Shape) => JsonValue;

/** Used if nothing but the shape is known. */
export const noGuess: Guess = () => undefined;

/** A drafted value as text, and the value that it is read as. */
export interface Draft {
  readonly insert: Insert;
  readonly value: JsonValue;
}

/** The place of a value to write. */
export interface DraftPlace {
  readonly path: Path;
  /** The known members of the surrounding object. */
  readonly owner: JsonObject;
  readonly guess: Guess;
  /** The value that applies by default, or that is preferred here. */
  readonly wish?: JsonValue;
  /** True if each member is written on a line of its own. */
  readonly isTall?: boolean;
}

/** Drafts a value of a shape, with all required members and with tab stops at choices. It is valid JSON. */
export function draftValue(shape: Shape, place: DraftPlace): Draft {
  const { path, owner, guess } = place;
  const wish = guess(path, owner, shape) ?? place.wish;
  switch (shape.kind) {
    case 'position':
      return draftPosition(wish);
    case 'enumeration': {
      const values = shape.nullable ? [...shape.values, null] : shape.values;
      return draftChoice(values, values.find((value) => value === wish) ?? values[0]);
    }
    case 'boolean':
      return draftChoice([true, false], wish !== false);
    case 'integer':
    case 'number': {
      const number = typeof wish === 'number' ? wish : leastOf(shape);
      return { insert: [stop(String(number))], value: number };
    }
    case 'string':
      return draftText(shape, wish, path);
    case 'list':
      return draftList(shape.item, shape.min, wish, place);
    case 'object':
      return draftObject(shape, place);
    case 'variant':
      return { insert: ['{', stop(''), '}'], value: {} };
    case 'anything':
      return { insert: [stop('null')], value: null };
  }
}

/** Drafts an object with all members that it must have. */
function draftObject(shape: ObjectShape, place: DraftPlace): Draft {
  const { insert, value } = draftMembers(shape.members, needed(shape), {}, place);
  return { insert: inBraces(insert), value };
}

/** Drafts a string; if it cannot be guessed, a tab stop shows the key as a placeholder. */
function draftText({ nonEmpty }: StringShape, wish: JsonValue, path: Path): Draft {
  const isKnown = typeof wish === 'string';
  const text = isKnown ? wish : String(path.at(-1) ?? 'text').replace(/^\$/, '');
  const inner = stop(JSON.stringify(text).slice(1, -1));
  const isSample = !isKnown && !nonEmpty;
  return { insert: ['"', isSample ? { ...inner, isSample } : inner, '"'], value: isSample ? '' : text };
}

function draftPosition(wish: JsonValue): Draft {
  const [x, y] = isPosition(wish) ? wish : [0, 0];
  return { insert: ['[', stop(String(x)), ', ', stop(String(y)), ']'], value: [x, y] };
}

function isPosition(value: JsonValue): value is [number, number] {
  return Array.isArray(value) && value.length === 2 && value.every((one) => typeof one === 'number');
}

function draftChoice(values: readonly JsonValue[], first: JsonValue): Draft {
  const written = (value: JsonValue): string => JSON.stringify(value);
  const others = values.filter((value) => value !== first);
  if (others.length === 0) return { insert: [written(first)], value: first };
  if (values.every((value) => typeof value === 'string')) {
    const inner = (value: JsonValue): string => written(value).slice(1, -1);
    const choices = [first, ...others].map(inner);
    return { insert: ['"', stop(inner(first), choices), '"'], value: first };
  }
  return { insert: [stop(written(first), [first, ...others].map(written))], value: first };
}

/** Returns the neutral number: 0, or the nearest allowed one. */
function leastOf({ min, max, ...shape }: IntegerShape | NumberShape): number {
  const above = shape.kind === 'number' ? shape.above : undefined;
  const least = Math.min(Math.max(0, min), max);
  return above !== undefined && least <= above ? Math.min(above + 1, max) : least;
}

function draftList(item: Shape, min: number, wish: JsonValue, place: DraftPlace): Draft {
  if (Array.isArray(wish) && wish.length > 0) {
    if (item.kind !== 'position') return { insert: [listText(wish)], value: wish };
    return inBrackets((wish as readonly JsonValue[]).map(draftPosition));
  }
  const isOpen = item.kind === 'variant' || min === 0;
  if (isOpen) return { insert: ['[', stop(''), ']'], value: [] };
  const { path, owner, guess } = place;
  return inBrackets(
    Array.from({ length: min }, (_, index) => draftValue(item, { path: [...path, index], owner, guess })),
  );
}

function inBrackets(items: readonly Draft[]): Draft {
  const inserts = items.map(({ insert }) => insert);
  return { insert: ['[', ...joined(inserts, ', '), ']'], value: items.map(({ value }) => value) };
}

/** Drafts a list in the usual layout: each row of a grid on a line of its own. */
function listText(list: readonly JsonValue[]): string {
  const items = list.map((one) => (Array.isArray(one) ? listText(one) : JSON.stringify(one)));
  const isTall = list.length > 1 && list.every((one) => typeof one === 'string');
  return isTall ? `[\n${items.map((one) => `  ${one}`).join(',\n')}\n]` : `[${items.join(', ')}]`;
}

/** Drafts the text between the braces of one case of a variant. */
export function draftCaseMembers(shape: VariantShape, name: string, place: DraftPlace): Draft {
  const own = Object.hasOwn(shape.cases, name) ? shape.cases[name] : undefined;
  const common = Object.keys(shape.common).filter((key) => shape.common[key]?.required);
  const keys = [...common, ...(own === undefined ? [] : needed(own))];
  return draftMembers({ ...shape.common, ...own?.members }, keys, { [shape.tag]: name }, place);
}

/** Returns the keys that an object must have. If it needs one of several, the first of these is included. */
export function needed({ members, atLeastOne }: ObjectShape): string[] {
  const keys = Object.keys(members).filter((key) => members[key]?.required);
  const [first] = atLeastOne;
  if (first !== undefined && !atLeastOne.some((key) => keys.includes(key))) keys.push(first);
  return keys;
}

/**
 * Drafts members without the surrounding braces; each on a line of its own if one of them takes several lines. The
 * members of `known` are copied.
 */
export function draftMembers(
  members: Members,
  keys: readonly string[],
  known: JsonObject,
  place: DraftPlace,
): Draft {
  const owner: Record<string, JsonValue> = { ...known };
  const parts: Insert[] = Object.entries(known).map(([key, value]) => [
    `${JSON.stringify(key)}: ${JSON.stringify(value)}`,
  ]);
  for (const key of keys) {
    const member = members[key];
    if (member === undefined || Object.hasOwn(owner, key)) continue;
    const draft = draftMember(key, member, { path: place.path, owner, guess: place.guess });
    owner[key] = draft.value;
    parts.push(draft.insert);
  }
  const isTall = place.isTall === true || parts.some(hasLines);
  return { insert: joined(parts, isTall ? ',\n' : ', '), value: owner };
}

/** Drafts `"key": value`. The place is that of the object. */
export function draftMember(key: string, member: Member, { path, owner, guess }: DraftPlace): Draft {
  const fallback = member.required ? undefined : telling(member);
  const draft = draftValue(member.shape, {
    path: [...path, key],
    owner,
    guess,
    ...(fallback === undefined ? {} : { wish: fallback }),
  });
  return { insert: [`${JSON.stringify(key)}: `, ...draft.insert], value: draft.value };
}

/** Returns the default of a member; 1 instead of 0 for an amount, since 0 would have no effect. */
function telling({ shape, default: fallback }: Member): JsonValue {
  if (fallback === 0 && (shape.kind === 'number' || shape.kind === 'integer') && shape.max > 1) return 1;
  return fallback;
}

/** Puts members into braces; on lines of their own if they take several. */
export function inBraces(members: Insert): Insert {
  if (members.length === 0) return ['{', stop(''), '}'];
  return hasLines(members) ? ['{\n  ', ...indented(members), '\n}'] : ['{ ', ...members, ' }'];
}

function hasLines(insert: Insert): boolean {
  return insert.some((part) => typeof part === 'string' && part.includes('\n'));
}

/** Indents all lines but the first by one level. */
function indented(insert: Insert): Insert {
  return insert.map((part) => (typeof part === 'string' ? part.replace(/\n/g, '\n  ') : part));
}
