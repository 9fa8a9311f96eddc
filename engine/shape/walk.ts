import type { Path } from '../core';
import type { JsonObject, JsonValue } from '../json';
import type { Member, Members, ObjectShape, Shape, VariantShape } from './shape';

/**
 * Returns the members that an object of such a shape may have, in the shape's order; for a variant those of its type,
 * if the type is known.
 */
export function membersOf(shape: ObjectShape | VariantShape, value: JsonValue): Members {
  if (shape.kind === 'object') return shape.members;
  const tag = { [shape.tag]: tagMember(shape) };
  const chosen = isObject(value) ? value[shape.tag] : undefined;
  const own =
    typeof chosen === 'string' && Object.hasOwn(shape.cases, chosen) ? shape.cases[chosen] : undefined;
  return { ...tag, ...shape.common, ...own?.members };
}

/** The member that determines the case of a variant. */
function tagMember({ tagDoc, cases }: VariantShape): Member {
  return {
    shape: { kind: 'enumeration', values: Object.keys(cases), nullable: false },
    required: true,
    doc: tagDoc,
  };
}

/** The expected content at a path into a value of some shape: its member, if it is one, and its shape. */
export interface Expectation {
  readonly shape: Shape;
  /** The member of the object; `undefined` for the root and for items of a list. */
  readonly member: Member | undefined;
}

/** Returns the expected content at a path; `undefined` if it is unknown. */
export function shapeAt(shape: Shape, value: JsonValue, path: Path): Expectation | undefined {
  let found: Expectation = { shape, member: undefined };
  let at = value;
  for (const step of path) {
    const next = stepInto(found.shape, at, step);
    if (next === undefined) return undefined;
    found = next;
    at = childOf(at, step);
  }
  return found;
}

function stepInto(shape: Shape, value: JsonValue, step: string | number): Expectation | undefined {
  switch (shape.kind) {
    case 'list':
      return typeof step === 'number' ? { shape: shape.item, member: undefined } : undefined;
    case 'position':
      return typeof step === 'number' ? { shape: coordinate, member: undefined } : undefined;
    case 'object':
    case 'variant': {
      const members = membersOf(shape, value);
      const member = typeof step === 'string' && Object.hasOwn(members, step) ? members[step] : undefined;
      return member === undefined ? undefined : { shape: member.shape, member };
    }
    default:
      return undefined;
  }
}

const coordinate: Shape = { kind: 'integer', min: 0, max: Number.MAX_SAFE_INTEGER };

/** Returns the child of a value at a step; `undefined` if it has none. */
export function childOf(value: JsonValue, step: string | number): JsonValue {
  if (Array.isArray(value)) return typeof step === 'number' ? (value[step] as JsonValue) : undefined;
  return isObject(value) && typeof step === 'string' && Object.hasOwn(value, step) ? value[step] : undefined;
}

/** Returns the value at a path into another; `undefined` if there is none. */
export function valueAt(value: JsonValue, path: Path): JsonValue {
  return path.reduce<JsonValue>(childOf, value);
}

function isObject(value: JsonValue): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
