import assert from 'node:assert/strict';
import {
  anything,
  flag,
  integer,
  list,
  nonEmptyText,
  number,
  object,
  oneOf,
  oneOfOrNull,
  optional,
  position,
  required,
  text,
  variant,
} from './build';
import { jsonSchema } from './json-schema';
import type { Shape } from './shape';

const schema = (shape: Shape): unknown => {
  const { $schema, title, ...rest } = jsonSchema(shape, { title: 'Test' });
  assert.equal($schema, 'http://json-schema.org/draft-07/schema#');
  assert.equal(title, 'Test');
  return rest;
};

describe('a JSON Schema', () => {
  it('describes plain values like their shapes', () => {
    assert.deepEqual(schema(text), { type: 'string' });
    assert.deepEqual(schema(nonEmptyText), { type: 'string', pattern: '\\S' });
    assert.deepEqual(schema(flag), { type: 'boolean' });
    assert.deepEqual(schema(anything), {});
    assert.deepEqual(schema(integer()), { type: 'integer' });
    assert.deepEqual(schema(integer(1, 5)), { type: 'integer', minimum: 1, maximum: 5 });
    assert.deepEqual(schema(number(0)), { type: 'number', minimum: 0 });
    assert.deepEqual(schema(number(0, 1, { belowMax: true })), {
      type: 'number',
      minimum: 0,
      exclusiveMaximum: 1,
    });
    assert.deepEqual(schema(number(0, 9, { above: 0 })), { type: 'number', exclusiveMinimum: 0, maximum: 9 });
    assert.deepEqual(schema(oneOf(['a', 'b'])), { type: 'string', enum: ['a', 'b'] });
    assert.deepEqual(schema(oneOf(['a'])), { const: 'a' });
    assert.deepEqual(schema(oneOfOrNull(['a'])), { enum: ['a', null] });
    assert.deepEqual(schema(position), {
      type: 'array',
      items: { type: 'integer' },
      minItems: 2,
      maxItems: 2,
    });
    assert.deepEqual(schema(list(flag, { min: 1, max: 2 })), {
      type: 'array',
      items: { type: 'boolean' },
      minItems: 1,
      maxItems: 2,
    });
  });

  it('contains required members, and allows x- keys', () => {
    const shape = object(
      {
        id: required(text, 'The name.'),
        count: optional(integer(), 'How many.', 1),
        more: optional(flag, 'More.'),
      },
      { atLeastOne: ['count', 'more'] },
    );
    assert.deepEqual(schema(shape), {
      type: 'object',
      properties: {
        id: { type: 'string', description: 'The name.' },
        count: { type: 'integer', description: 'How many.', default: 1 },
        more: { type: 'boolean', description: 'More.' },
      },
      patternProperties: { '^x-': {} },
      additionalProperties: false,
      required: ['id'],
      anyOf: [{ required: ['count'] }, { required: ['more'] }],
    });
    assert.deepEqual(schema(object({}, { open: true })), { type: 'object', properties: {} });
  });

  it('selects the case of a variant by its tag', () => {
    const shape = variant(
      'type',
      'The kind.',
      { at: required(position, 'Where.') },
      {
        One: object({ size: required(integer(), 'Its size.') }),
        Two: object({}),
      },
    );
    const at = { type: 'array', items: { type: 'integer' }, minItems: 2, maxItems: 2, description: 'Where.' };
    const closed = { type: 'object', patternProperties: { '^x-': {} }, additionalProperties: false };
    assert.deepEqual(schema(shape), {
      type: 'object',
      properties: { type: { type: 'string', enum: ['One', 'Two'], description: 'The kind.' } },
      required: ['type'],
      allOf: [
        {
          if: { properties: { type: { const: 'One' } }, required: ['type'] },
          then: {
            ...closed,
            properties: {
              type: { description: 'The kind.' },
              at,
              size: { type: 'integer', description: 'Its size.' },
            },
            required: ['at', 'size'],
          },
        },
        {
          if: { properties: { type: { const: 'Two' } }, required: ['type'] },
          then: { ...closed, properties: { type: { description: 'The kind.' }, at }, required: ['at'] },
        },
      ],
    });
  });
});
