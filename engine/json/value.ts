import type { KeyTable } from './keys';
import { copyPlain } from './keys';
import {
  ARRAY,
  DUPLICATE,
  ESCAPED,
  FALSE,
  NULL,
  NUMBER,
  OBJECT,
  OPEN,
  STRIDE,
  STRING,
  TRUE,
  endOf,
  hasFlag,
  keyOf,
  kindOf,
  nextOf,
  startOf,
  type NodeTable,
} from './nodes';
import type { JsonValue } from './types';

/** An object under construction. */
export type MutableObject = Record<string, JsonValue>;

/** The sources from which values are built. */
export interface Source {
  readonly text: string;
  readonly table: NodeTable;
  readonly keys: KeyTable;
  /** Collects the objects and arrays that were not closed. */
  readonly open: WeakSet<object>;
}

/** Builds the plain value of a node. Recursion is limited by the depth that the reader reads. */
export function buildValue(source: Source, node: number): JsonValue {
  const { text, table } = source;
  const start = startOf(table, node);
  const end = endOf(table, node);
  switch (kindOf(table, node)) {
    case NULL:
      return null;
    case TRUE:
      return true;
    case FALSE:
      return false;
    case NUMBER:
      return Number(text.slice(start, end));
    case STRING:
      return copyPlain(text, start + 1, end - 1);
    case ESCAPED:
      return JSON.parse(text.slice(start, end)) as string;
    case ARRAY:
      return buildArray(source, node);
    case OBJECT:
      return buildObject(source, node);
    default:
      return undefined;
  }
}

function buildArray(source: Source, node: number): JsonValue {
  const { table } = source;
  const array: JsonValue[] = [];
  const end = nextOf(table, node);
  for (let child = node + STRIDE; child < end; child = nextOf(table, child))
    array.push(buildValue(source, child));
  const fitted = fit(array);
  if (hasFlag(table, node, OPEN)) source.open.add(fitted);
  return fitted;
}

/**
 * Copies an array that was built with `push`, which reserves room for sixteen more elements and keeps it: 190 bytes for
 * a position instead of 72. A value that an edit has built may be kept for long.
 */
export function fit(array: readonly JsonValue[]): JsonValue[] {
  return array.slice();
}

function buildObject(source: Source, node: number): JsonValue {
  const { table, keys } = source;
  const object: MutableObject = {};
  const end = nextOf(table, node);
  for (let child = node + STRIDE; child < end; child = nextOf(table, child)) {
    const key = keyOf(table, child);
    if (key !== 0 && !hasFlag(table, child, DUPLICATE))
      setMember(object, keys.name(key), buildValue(source, child));
  }
  if (hasFlag(table, node, OPEN)) source.open.add(object);
  return object;
}

/** Sets `object[key] = value`, but as an own property for every key. */
export function setMember(object: MutableObject, key: string, value: JsonValue): void {
  if (key === '__proto__') {
    Object.defineProperty(object, key, { value, writable: true, enumerable: true, configurable: true });
  } else {
    object[key] = value;
  }
}
