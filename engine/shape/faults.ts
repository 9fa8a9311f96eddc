import type { JsonArray, JsonObject, JsonValue } from '../json';
import type { Walk } from './context';
import { nameOf, phrase, quote } from './phrases';
import { faulty, type Faulty, type Shape } from './shape';
import { suggest } from './suggest';

/** Reports a value of another JSON type. */
export function wrongType(shape: Shape, value: JsonValue, context: Walk): Faulty {
  const wanted = phrase(shape);
  context.report(
    'wrong-type',
    `${objectName(context.path)} must be ${wanted}, not ${typeName(value)}.`,
    context,
  );
  return faulty;
}

/** Reports a value of the right type that cannot be. */
export function invalid(message: string, context: Walk): Faulty {
  context.report('invalid-value', message, context);
  return faulty;
}

/** The message about a text that is none of those wanted. */
export function notOneOf(name: string, value: string, values: readonly string[], all: string): string {
  const meant = suggest(value, values);
  const hint = meant === undefined ? '' : ` Did you mean ${quote(meant)}?`;
  return `${name} cannot be ${quote(value)}.${hint} Write ${all}.`;
}

/** A value as the wrong kind of thing, for a message: "the text "2"". */
export function typeName(value: JsonValue): string {
  switch (typeof value) {
    case 'string':
      return `the text ${quote(value)}`;
    case 'number':
      return `the number ${quote(value)}`;
    default:
      return quote(value);
  }
}

/** What a message calls the object or value at a path, at the start of a sentence. */
export function objectName(path: readonly (string | number)[]): string {
  return path.length === 0 ? 'The file' : nameOf(path);
}

export function isArray(value: JsonValue): value is JsonArray {
  return Array.isArray(value);
}

export function isObject(value: JsonValue): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
