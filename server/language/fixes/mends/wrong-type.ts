import type { JsonValue } from '../../../../engine/json';
import { printValue, removeAt, replaceValue } from '../../edits';
import type { Shape } from '../../../../engine/shape';
import type { Mend } from '../mend';
import { sensibleValue } from '../tools/sensible';
import { at, expected, isObject, objectAt } from '../tools/values';

/** A value of another kind: the same said in the right kind, or what holds without it. */
export const wrongType: Mend = {
  says:
    'Say the same in the right kind: `"2"` as `2`, `{ "x": 1, "y": 2 }` as `[1, 2]`, a lone entry as a list. Else ' +
    'remove the field where it may be left out, or write a value that makes sense.',
  *propose(fault) {
    const { subject, diagnostic } = fault;
    const { path } = diagnostic;
    const found = expected(fault, path);
    if (found === undefined || path.length === 0) return;
    for (const value of converted(at(fault, path), found.shape)) {
      yield {
        title: `Write ${shortened(printValue(value))}`,
        edits: replaceValue(subject.json, path, value),
        isPreferred: true,
      };
    }
    if (found.member?.required === false)
      yield {
        title: 'Remove the field',
        edits: removeAt(subject.json, path),
        isPreferred: at(fault, path) === null,
      };
    const sensible = sensibleValue(fault, path, found.shape, objectAt(fault, path.slice(0, -1)));
    if (sensible !== undefined)
      yield {
        title: `Write ${shortened(printValue(sensible))}`,
        edits: replaceValue(subject.json, path, sensible),
      };
  },
};

function shortened(text: string): string {
  return text.length > 60 ? `${text.slice(0, 60)}…` : text;
}

/** A value as one of another kind that says the same, as far as there is one. */
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
