import type { Path } from '../../../../../engine/core';
import type { JsonObject, JsonValue } from '../../../../../engine/json';
import { printValue } from '../../edits';
import { quote, shapeAt, valueAt, type Expectation } from '../../../../../engine/shape';
import type { JsonProblem } from '../context';

/** Returns the value at a path of the document. */
export function at({ context }: JsonProblem, path: Path): JsonValue {
  return valueAt(context.json.value, path);
}

/** Returns the object at a path; empty if there is none. */
export function objectAt(problem: JsonProblem, path: Path): JsonObject {
  const value = at(problem, path);
  return isObject(value) ? value : {};
}

/** Returns the list at a path; empty if there is none. */
export function listAt(problem: JsonProblem, path: Path): readonly JsonValue[] {
  const value = at(problem, path);
  return Array.isArray(value) ? (value as readonly JsonValue[]) : [];
}

/** Returns the expected shape at a path. */
export function expected({ context }: JsonProblem, path: Path): Expectation | undefined {
  return shapeAt(context.shape, context.json.value, path);
}

export function isObject(value: JsonValue): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Returns column and row if a value is a position. */
export function asPosition(value: JsonValue): readonly [number, number] | undefined {
  if (!Array.isArray(value) || value.length !== 2) return undefined;
  const [x, y] = value as readonly JsonValue[];
  return Number.isSafeInteger(x) && Number.isSafeInteger(y) ? [x as number, y as number] : undefined;
}

/** Formats a value for a title. */
export function shown(value: JsonValue): string {
  if (Array.isArray(value)) return `[${(value as readonly JsonValue[]).map(shown).join(', ')}]`;
  return quote(value);
}

/** Formats a value for a title, on one line and of limited length. */
export function titled(value: JsonValue): string {
  const line = printValue(value)
    .replace(/\s*[\r\n]+\s*/g, ' ')
    .replace(/\[ /g, '[')
    .replace(/ \]/g, ']');
  return line.length > 60 ? `${line.slice(0, 60)}…` : line;
}
