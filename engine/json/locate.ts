import type { Path } from '../core';
import { BACKSLASH, QUOTE } from './characters';
import type { KeyTable } from './keys';
import {
  ARRAY,
  DUPLICATE,
  ESCAPED,
  KEY_START,
  OBJECT,
  STRIDE,
  STRING,
  endOf,
  hasFlag,
  isContainer,
  keyOf,
  kindOf,
  nextOf,
  startOf,
  type NodeTable,
} from './nodes';
import { escapeLength, scanString } from './scan';
import type { DuplicateKey, JsonChild, JsonLocation, Span } from './types';

/** A text with its node table, which is enough to find any place. */
export interface Places {
  readonly text: string;
  readonly table: NodeTable;
  readonly keys: KeyTable;
  /** The child nodes of large containers, by the container's node; filled on demand. */
  readonly index: ContainerIndex;
}

/**
 * A cache of containers that were looked into: of an array its elements, of an object its members by the number of
 * their key.
 */
export class ContainerIndex {
  readonly elements = new Map<number, readonly number[]>();
  readonly members = new Map<number, ReadonlyMap<number, number>>();
}

/** The number of children that are counted off; later children are looked up. */
const COUNTED = 16;

/** Returns the node at `path`, or -1. */
export function nodeAt(places: Places, path: Path): number {
  const { table, keys } = places;
  let node = table.length > 0 ? 0 : -1;
  for (const step of path) {
    if (node < 0) break;
    if (typeof step === 'number') node = kindOf(table, node) === ARRAY ? elementOf(places, node, step) : -1;
    else node = kindOf(table, node) === OBJECT ? memberOf(places, node, keys.find(step)) : -1;
  }
  return node;
}

function elementOf(places: Places, array: number, index: number): number {
  if (index >= COUNTED) return elementsOf(places, array)[index] ?? -1;
  const { table } = places;
  const end = nextOf(table, array);
  let child = array + STRIDE;
  for (let left = index; left > 0 && child < end; left--) child = nextOf(table, child);
  return index >= 0 && child < end ? child : -1;
}

/** The children of a container. Cached, because a caller that iterates over a long list asks for each of its elements. */
function elementsOf({ table, index }: Places, array: number): readonly number[] {
  let found = index.elements.get(array);
  if (found === undefined) {
    const nodes: number[] = [];
    const end = nextOf(table, array);
    for (let child = array + STRIDE; child < end; child = nextOf(table, child)) nodes.push(child);
    index.elements.set(array, (found = nodes));
  }
  return found;
}

function memberOf(places: Places, object: number, key: number): number {
  if (key === 0) return -1;
  const { table } = places;
  const end = nextOf(table, object);
  let child = object + STRIDE;
  for (let left = COUNTED; left > 0 && child < end; left--) {
    if (keyOf(table, child) === key) return child;
    child = nextOf(table, child);
  }
  return child < end ? (memberNodes(places, object).get(key) ?? -1) : -1;
}

/** Of members with the same key, the first counts. */
function memberNodes({ table, index }: Places, object: number): ReadonlyMap<number, number> {
  let found = index.members.get(object);
  if (found === undefined) {
    const nodes = new Map<number, number>();
    const end = nextOf(table, object);
    for (let child = object + STRIDE; child < end; child = nextOf(table, child)) {
      const key = keyOf(table, child);
      if (key !== 0 && !nodes.has(key)) nodes.set(key, child);
    }
    index.members.set(object, (found = nodes));
  }
  return found;
}

export function spanOfNode(table: NodeTable, node: number): Span {
  return { start: startOf(table, node), end: endOf(table, node) };
}

/** Returns the span of the key of the member `node`, quotes included; `undefined` if it has none. */
export function keySpanOfNode({ text, table }: Places, node: number): Span | undefined {
  const start = table[node + KEY_START] ?? -1;
  return start < 0 ? undefined : { start, end: scanString(text, start).end };
}

/** Returns the children of the container `node`. */
export function childrenOfNode(places: Places, node: number): JsonChild[] {
  const { table, keys } = places;
  const isObject = kindOf(table, node) === OBJECT;
  if (!isContainer(table, node)) return [];
  const children: JsonChild[] = [];
  const end = nextOf(table, node);
  for (let child = node + STRIDE; child < end; child = nextOf(table, child)) {
    const key = keyOf(table, child);
    const step = isObject ? (key === 0 ? undefined : keys.name(key)) : children.length;
    children.push({ step, key: keySpanOfNode(places, child), span: spanOfNode(table, child) });
  }
  return children;
}

/** Returns the spans of all objects and arrays, each before those inside it. */
export function containersOf(table: NodeTable): Span[] {
  const found: Span[] = [];
  for (let node = 0; node < table.length; node += STRIDE) {
    if (isContainer(table, node)) found.push(spanOfNode(table, node));
  }
  return found;
}

/** Returns the source span of code point `index` of the string `node`. */
export function characterSpanOfNode({ text, table }: Places, node: number, index: number): Span | undefined {
  const kind = kindOf(table, node);
  if ((kind !== STRING && kind !== ESCAPED) || index < 0) return undefined;
  const close = endOf(table, node) - 1;
  let start = startOf(table, node) + 1;
  for (let left = index; left > 0 && start < close; left--) start = characterEnd(text, start);
  if (start === close)
    return indexIsLength(text, startOf(table, node) + 1, close, index)
      ? { start, end: start + 1 }
      : undefined;
  return { start, end: characterEnd(text, start) };
}

function indexIsLength(text: string, start: number, close: number, index: number): boolean {
  let length = 0;
  for (let at = start; at < close; at = characterEnd(text, at)) length++;
  return length === index;
}

/**
 * Returns the end of the code point whose source begins at `at`. A surrogate pair is one code point, whether raw,
 * escaped or mixed.
 */
function characterEnd(text: string, at: number): number {
  const end = unitEnd(text, at);
  const high = unitAt(text, at);
  if (high < 0xd800 || high > 0xdbff) return end;
  const low = unitAt(text, end);
  return low >= 0xdc00 && low <= 0xdfff ? unitEnd(text, end) : end;
}

function unitEnd(text: string, at: number): number {
  return text.charCodeAt(at) === BACKSLASH ? at + escapeLength(text, at) : at + 1;
}

/** Returns the UTF-16 unit at `at`, decoded if it is a `\u` escape; NaN for a quote, which ends the string. */
function unitAt(text: string, at: number): number {
  const code = text.charCodeAt(at);
  if (code === QUOTE) return Number.NaN;
  return code === BACKSLASH && text.charAt(at + 1) === 'u'
    ? Number.parseInt(text.slice(at + 2, at + 6), 16)
    : code;
}

/** Finds the innermost value or key at `offset`. Its ends belong to it. */
export function locate(places: Places, offset: number): JsonLocation {
  const { text, table, keys } = places;
  const path: (string | number)[] = [];
  let node = 0;
  if (table.length === 0) return { path, onKey: false };
  for (;;) {
    const object = kindOf(table, node) === OBJECT;
    if (!object && kindOf(table, node) !== ARRAY) break;
    const end = nextOf(table, node);
    let found = -1;
    let foundIndex = 0;
    let { child, index } = childNear(places, node, offset);
    for (; child < end; child = nextOf(table, child), index++) {
      const keyStart = table[child + KEY_START] ?? -1;
      if ((keyStart < 0 ? startOf(table, child) : keyStart) > offset) break;
      const key = keySpanOfNode(places, child);
      if (key && offset <= key.end && keyOf(table, child) !== 0) {
        return { path: [...path, keys.name(keyOf(table, child))], onKey: true };
      }
      if (startOf(table, child) <= offset && offset <= endOf(table, child)) {
        found = child;
        foundIndex = index;
      }
    }
    if (found < 0) return object ? { path, onKey: false } : { path, onKey: false, elementsBefore: index };
    if (object && keyOf(table, found) === 0) break;
    path.push(object ? keys.name(keyOf(table, found)) : foundIndex);
    node = found;
  }
  const index = characterIndex(text, table, node, offset);
  return index === undefined ? { path, onKey: false } : { path, onKey: false, index };
}

/**
 * Returns a child of a container before which no child can be at an offset, and its index. Looked up in large
 * containers, because each of thousands of faults is located.
 */
function childNear(places: Places, node: number, offset: number): { child: number; index: number } {
  const { table } = places;
  const first = node + STRIDE;
  if (nextOf(table, node) - first <= COUNTED * STRIDE) return { child: first, index: 0 };
  const children = elementsOf(places, node);
  let [low, high] = [0, children.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (endOf(table, children[middle] ?? 0) < offset) low = middle + 1;
    else high = middle;
  }
  // in a broken text the ends of two neighbors can be the same
  const index = Math.max(0, low - 1);
  return { child: children[index] ?? first, index };
}

function characterIndex(text: string, table: NodeTable, node: number, offset: number): number | undefined {
  const kind = kindOf(table, node);
  const close = endOf(table, node) - 1;
  let at = startOf(table, node) + 1;
  if ((kind !== STRING && kind !== ESCAPED) || offset < at || offset > close) return undefined;
  let index = 0;
  for (let end = at; at < close; at = end, index++) {
    end = characterEnd(text, at);
    if (offset < end) break;
  }
  return index;
}

/** Returns the keys that their objects already have, in text order. */
export function duplicateKeys(places: Places): DuplicateKey[] {
  const found: DuplicateKey[] = [];
  const { table } = places;
  let any = false;
  for (let node = 0; node < table.length; node += STRIDE) any ||= hasFlag(table, node, DUPLICATE);
  if (any) collectDuplicates(places, 0, [], found);
  return found.sort((one, other) => one.span.start - other.span.start);
}

function collectDuplicates(places: Places, node: number, path: Path, found: DuplicateKey[]): void {
  const { table, keys } = places;
  const object = kindOf(table, node) === OBJECT;
  const end = nextOf(table, node);
  let index = 0;
  for (let child = node + STRIDE; child < end; child = nextOf(table, child), index++) {
    const key = keys.name(keyOf(table, child));
    if (hasFlag(table, child, DUPLICATE)) {
      const span = keySpanOfNode(places, child);
      const first = keySpanOfNode(places, memberOf(places, node, keyOf(table, child)));
      if (span && first) found.push({ key, object: path, span, first });
    }
    if (kindOf(table, child) >= ARRAY)
      collectDuplicates(places, child, [...path, object ? key : index], found);
  }
}
