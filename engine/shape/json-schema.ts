import type { JsonObject, JsonValue } from '../json';
import { maxFloat32 } from './build';
import type { Member, Members, NumberShape, ObjectShape, Shape, VariantShape } from './shape';

/** The identity of a schema. */
export interface SchemaMeta {
  readonly title: string;
  readonly $id?: string;
}

/**
 * Returns a shape as a JSON Schema (draft-07), for editors that know JSON but not this format. It expresses exactly
 * what the shape does; relations between several values are left to the checker.
 */
export function jsonSchema(shape: Shape, meta: SchemaMeta): JsonObject {
  return {
    $schema: 'http://json-schema.org/draft-07/schema#',
    ...(meta.$id === undefined ? {} : { $id: meta.$id }),
    title: meta.title,
    ...schemaOf(shape),
  };
}

function schemaOf(shape: Shape): JsonObject {
  switch (shape.kind) {
    case 'string':
      return shape.nonEmpty ? { type: 'string', pattern: '\\S' } : { type: 'string' };
    case 'boolean':
      return { type: 'boolean' };
    case 'integer':
      return {
        type: 'integer',
        ...(shape.min > Number.MIN_SAFE_INTEGER ? { minimum: shape.min } : {}),
        ...(shape.max < Number.MAX_SAFE_INTEGER ? { maximum: shape.max } : {}),
      };
    case 'number':
      return { type: 'number', ...numberBounds(shape) };
    case 'enumeration':
      return shape.nullable ? { enum: [...shape.values, null] } : enumeration(shape.values);
    case 'position':
      return { type: 'array', items: { type: 'integer' }, minItems: 2, maxItems: 2 };
    case 'list':
      return {
        type: 'array',
        items: schemaOf(shape.item),
        ...(shape.min > 0 ? { minItems: shape.min } : {}),
        ...(shape.max < Number.MAX_SAFE_INTEGER ? { maxItems: shape.max } : {}),
        ...(shape.distinct ? { uniqueItems: true } : {}),
      };
    case 'object':
      return objectSchema(shape.members, shape);
    case 'variant':
      return variantSchema(shape);
    case 'anything':
      return {};
  }
}

function enumeration(values: readonly string[]): JsonObject {
  return values.length === 1 ? { const: values[0] } : { type: 'string', enum: values };
}

function numberBounds({ min, max, above, belowMax }: NumberShape): JsonObject {
  const low = above !== undefined && above >= min ? { exclusiveMinimum: above } : { minimum: min };
  if (max >= maxFloat32) return low;
  return { ...low, ...(belowMax === true ? { exclusiveMaximum: max } : { maximum: max }) };
}

function objectSchema(
  members: Members,
  { open, atLeastOne }: Pick<ObjectShape, 'open' | 'atLeastOne'>,
): JsonObject {
  const required = Object.keys(members).filter((key) => members[key]?.required === true);
  return {
    type: 'object',
    properties: Object.fromEntries(
      Object.entries(members).map(([key, member]) => [key, memberSchema(member)]),
    ),
    ...(open ? {} : { patternProperties: { '^x-': {} }, additionalProperties: false }),
    ...(required.length > 0 ? { required } : {}),
    ...(atLeastOne.length > 0 ? { anyOf: atLeastOne.map((key) => ({ required: [key] })) } : {}),
  };
}

function memberSchema({ shape, doc, default: fallback }: Member): JsonObject {
  return { ...schemaOf(shape), description: doc, ...(fallback === undefined ? {} : { default: fallback }) };
}

/**
 * The tag decides by `if` and `then`: an editor then offers and checks the fields of the one case that is meant, while
 * `oneOf` would report all cases.
 */
function variantSchema({ tag, tagDoc, common, cases }: VariantShape): JsonObject {
  const names = Object.keys(cases);
  const tagMember = { ...enumeration(names), description: tagDoc };
  return {
    type: 'object',
    properties: { [tag]: tagMember },
    required: [tag],
    allOf: names.map((name): JsonValue => {
      const shape = cases[name];
      const { properties, required, ...rest } = objectSchema(
        { ...common, ...shape?.members },
        {
          open: shape?.open ?? false,
          atLeastOne: shape?.atLeastOne ?? [],
        },
      );
      return {
        if: { properties: { [tag]: { const: name } }, required: [tag] },
        then: {
          ...rest,
          properties: { [tag]: { description: tagDoc }, ...(properties as JsonObject) },
          ...(required === undefined ? {} : { required }),
        },
      };
    }),
  };
}
