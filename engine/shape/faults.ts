import type { JsonArray, JsonObject, JsonValue } from '../json';
import type { Walk } from './context';
import { nameOf, phrase, quote } from './phrases';
import { faulty, type Faulty, type Shape } from './shape';
import { hintAmong } from './did-you-mean';

/** Reports a value of another JSON type. */
export function wrongType(shape: Shape, value: JsonValue, context: Walk): Faulty {
  const wanted = phrase(shape);
  context.report(
    'wrong-type',
    `Expected ${wanted}${forName(context.path)} but found ${typeName(value)}.`,
    context,
  );
  return faulty;
}

/** Reports a value that has the right type but is not allowed. */
export function invalid(message: string, context: Walk): Faulty {
  context.report('invalid-value', message, context);
  return faulty;
}

/** Returns the message for a string that is not one of the allowed values. */
export function notOneOf(name: string, value: string, values: readonly string[], all: string): string {
  return `Unknown value ${quote(value)} for ${name}.${hintAmong(value, values)} Expected ${all}.`;
}

/** Describes a value of the wrong type in a message: `the string "2"`. */
export function typeName(value: JsonValue): string {
  switch (typeof value) {
    case 'string':
      return `the string ${quote(value)}`;
    case 'number':
      return Number.isFinite(value) ? `the number ${quote(value)}` : quote(value);
    default:
      return quote(value);
  }
}

/** Names the value at a path after a preposition: ` for \`edge[0]\``; empty for the whole file, which needs no name. */
export function forName(path: readonly (string | number)[], preposition: 'for' | 'in' = 'for'): string {
  return path.length === 0 ? '' : ` ${preposition} ${nameOf(path)}`;
}

export function isArray(value: JsonValue): value is JsonArray {
  return Array.isArray(value);
}

export function isObject(value: JsonValue): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
