import type { JsonValue, TextEdit } from '../../../../../engine/json';
import { removeAt, replaceValue } from '../../edits';
import type { Shape } from '../../../../../engine/shape';
import type { JsonFix, JsonProblem } from '../context';
import { sensibleValue } from '../tools/sensible';
import { at, expected, isObject, objectAt, titled } from '../tools/values';

/** Fixes a value of the wrong type: converts it, or removes an optional field. */
export const wrongType: JsonFix = {
  advice:
    'Convert the value to the expected type: `"2"` to `2`, `{ "x": 1, "y": 2 }` to `[1, 2]`, a single entry to a list. Or ' +
    'remove an optional field, or insert a value that makes sense.',
  *propose(problem) {
    const { context, diagnostic } = problem;
    const { path } = diagnostic;
    const found = expected(problem, path);
    if (found === undefined || path.length === 0) return;
    for (const value of converted(at(problem, path), found.shape)) {
      yield {
        title: `Change to ${titled(value)}`,
        edits: wrapped(problem, value) ?? replaceValue(context.json, path, value),
        isPreferred: true,
      };
    }
    if (found.member?.required === false)
      yield {
        title: 'Remove the field',
        edits: removeAt(context.json, path),
        isPreferred: at(problem, path) === null,
      };
    const sensible = sensibleValue(problem, path, found.shape, objectAt(problem, path.slice(0, -1)));
    if (sensible !== undefined)
      yield {
        title: `Change to ${titled(sensible)}`,
        edits: replaceValue(context.json, path, sensible),
      };
  },
};

/** Returns the edits that enclose the value in brackets if the list consists of that value. */
function wrapped(problem: JsonProblem, value: JsonValue): TextEdit[] | undefined {
  const { path } = problem.diagnostic;
  const span = problem.context.json.spanOf(path);
  if (span === undefined || lone(value) !== at(problem, path)) return undefined;
  return [
    { start: span.start, end: span.start, text: '[' },
    { start: span.end, end: span.end, text: ']' },
  ];
}

/** Converts a value to another type; `undefined` if there is no equivalent. */
function converted(value: JsonValue, shape: Shape): JsonValue[] {
  switch (shape.kind) {
    case 'integer':
    case 'number': {
      const number =
        typeof value === 'string' && /^\s*[+-]?[\d.]+(e[+-]?\d+)?\s*$/i.test(value)
          ? Number(value)
          : lone(value);
      return typeof number === 'number' && Number.isFinite(number) ? [number] : [];
    }
    case 'boolean':
      if (value === 'true' || value === 1 || value === 'yes') return [true];
      return value === 'false' || value === 0 || value === 'no' ? [false] : [];
    case 'string':
      if (typeof value === 'number' || typeof value === 'boolean') return [String(value)];
      return typeof lone(value) === 'string' ? [lone(value)] : [];
    case 'enumeration':
      return shape.values.filter((one) => one === lone(value));
    case 'position':
      return asPair(value);
    case 'list':
      if (typeof value === 'string' && shape.item.kind === 'string') return [value.split(/\r\n|\r|\n/)];
      return value === null || value === undefined ? [] : [[value]];
    case 'object':
    case 'variant':
      return isObject(lone(value)) ? [lone(value)] : [];
    case 'anything':
      return [];
  }
}

/** The only entry of a list. */
function lone(value: JsonValue): JsonValue {
  return Array.isArray(value) && value.length === 1 ? (value as readonly JsonValue[])[0] : undefined;
}

/** A position that is written as a text or as an object. */
function asPair(value: JsonValue): JsonValue[] {
  if (typeof value === 'string') {
    const found = /^\D*(\d+)\D+(\d+)\D*$/.exec(value);
    return found ? [[Number(found[1]), Number(found[2])]] : [];
  }
  if (!isObject(value)) return [];
  const { x, y } = value;
  return typeof x === 'number' && typeof y === 'number' ? [[x, y]] : [];
}
