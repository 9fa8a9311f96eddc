import { counted } from '../core';
import { integer } from './build';
import type { JsonValue } from '../json';
import type { Walk } from './context';
import { invalid, isArray, notOneOf, wrongType } from './faults';
import { integerRange, nameOf, phrase, quote } from './phrases';
import {
  faulty,
  type EnumerationShape,
  type IntegerShape,
  type NumberShape,
  type Shape,
  type StringShape,
} from './shape';

export function walkString(shape: StringShape, value: JsonValue, context: Walk): unknown {
  if (typeof value !== 'string') return wrongType(shape, value, context);
  if (shape.nonEmpty && value.trim() === '') {
    return invalid(`${nameOf(context.path)} is empty. Expected ${phrase(shape)}.`, context);
  }
  return value;
}

export function walkNumber(shape: IntegerShape | NumberShape, value: JsonValue, context: Walk): unknown {
  if (typeof value !== 'number') return wrongType(shape, value, context);
  const exact =
    shape.kind === 'integer'
      ? Number.isSafeInteger(value)
      : Number.isFinite(value) &&
        (shape.above === undefined || value > shape.above) &&
        !(shape.belowMax && value >= shape.max);
  if (exact && value >= shape.min && value <= shape.max) return value;
  const wanted = shape.kind === 'integer' ? `a whole number${integerRange(shape, value)}` : phrase(shape);
  return invalid(`Expected ${wanted} for ${nameOf(context.path)} but found ${quote(value)}.`, context);
}

export function walkEnumeration(shape: EnumerationShape, value: JsonValue, context: Walk): unknown {
  if (value === null && shape.nullable) return value;
  if (typeof value !== 'string') return wrongType(shape, value, context);
  if (shape.values.includes(value)) return value;
  return invalid(notOneOf(nameOf(context.path), value, shape.values, phrase(shape)), context);
}

export function walkPosition(shape: Shape, value: JsonValue, context: Walk): unknown {
  if (!isArray(value)) return wrongType(shape, value, context);
  if (context.isOpen(value)) return faulty;
  // a list in a position is the result of a forgotten bracket
  if (context.broken && value.some(isArray)) return faulty;
  if (value.length !== 2) {
    return invalid(
      `Expected a position [x, y] (column, then row) for ${nameOf(context.path)} but found ${counted(value.length, 'entry', 'entries')}.`,
      context,
    );
  }
  const x = walkCoordinate(value[0], 0, context);
  const y = walkCoordinate(value[1], 1, context);
  return x && y ? value : faulty;
}

function walkCoordinate(value: JsonValue, index: 0 | 1, context: Walk): boolean {
  if (typeof value === 'number' && Number.isSafeInteger(value)) return true;
  if (value === undefined) return false;
  context.path.push(index);
  const axis = index === 0 ? 'column' : 'row';
  context.report(
    typeof value === 'number' ? 'invalid-value' : 'wrong-type',
    `Expected a whole number${integerRange(integer(), value)} for ${nameOf(context.path)} (the ${axis}) but found ${quote(value)}.`,
    context,
  );
  context.path.pop();
  return false;
}
