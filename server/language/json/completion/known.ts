import type { JsonObject, JsonValue } from '../../../../engine/json';
import { membersOf, type ObjectShape, type Shape, type VariantShape } from '../../../../engine/shape';
import { draftValue, noGuess } from './draft';
import { joined, type Insert } from './insert';
import { isObject, itemsOf } from './proposal';

/** Narrows the shape of a member by the rest of its object, so that each choice at its tab stop is possible. */
export type NarrowMember = (owner: JsonObject, key: string, shape: Shape) => Shape;

/** Writes a known value with tab stops at what people change in it: texts, numbers, choices and coordinates. */
function knownValue(shape: Shape, value: JsonValue, narrow: NarrowMember): Insert {
  if (shape.kind === 'list') {
    const items = itemsOf(value).map((item) => knownValue(shape.item, item, narrow));
    return ['[', ...joined(items, ', '), ']'];
  }
  if ((shape.kind === 'object' || shape.kind === 'variant') && isObject(value))
    return ['{ ', ...knownMembers(shape, value, { narrow }), ' }'];
  return draftValue(shape, { path: [], owner: {}, guess: noGuess, wish: value }).insert;
}

interface KnownOptions {
  readonly narrow?: NarrowMember;
  /** True if each member is written on a line of its own. */
  readonly isTall?: boolean;
}

/** Writes the members of a known object without the surrounding braces. */
export function knownMembers(
  shape: ObjectShape | VariantShape,
  value: JsonObject,
  { narrow = (_owner, _key, wide) => wide, isTall = false }: KnownOptions = {},
): Insert {
  const members = membersOf(shape, value);
  const parts = Object.entries(value).map(([key, one]): Insert => {
    const member = members[key];
    const isFixed = member === undefined || (shape.kind === 'variant' && key === shape.tag);
    const written = isFixed
      ? [JSON.stringify(one)]
      : knownValue(narrow(value, key, member.shape), one, narrow);
    return [`${JSON.stringify(key)}: `, ...written];
  });
  return joined(parts, isTall ? ',\n' : ', ');
}
