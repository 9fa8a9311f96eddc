import type { Path } from '../core';
import type { Places } from './locate';
import {
  DUPLICATE,
  KEY_START,
  OBJECT,
  STRIDE,
  endOf,
  hasFlag,
  isContainer,
  keyOf,
  kindOf,
  nextOf,
  startOf,
} from './nodes';
import type { Span } from './types';

/** Receives a value with its path and place. The contents of the value are only visited if this returns true. */
export type Visitor = (path: Path, span: Span) => boolean;

/**
 * Visits the values that touch a range in text order, each before its contents. Members whose key could not be read, or
 * that their object already has, are skipped. Linear in the visited values and their siblings.
 */
export function visitValues(places: Places, range: Span, visit: Visitor): void {
  if (places.table.length > 0) visitNode(places, 0, [], range, visit);
}

function visitNode(places: Places, node: number, path: Path, range: Span, visit: Visitor): void {
  const { table, keys } = places;
  const isInside = visit(path, { start: startOf(table, node), end: endOf(table, node) });
  if (!isInside || !isContainer(table, node)) return;
  const isObject = kindOf(table, node) === OBJECT;
  const end = nextOf(table, node);
  let index = 0;
  for (let child = node + STRIDE; child < end; child = nextOf(table, child), index++) {
    const key = table[child + KEY_START] ?? -1;
    if ((key < 0 ? startOf(table, child) : key) > range.end) break;
    let step: string | number = index;
    if (isObject) {
      const id = keyOf(table, child);
      if (id === 0 || hasFlag(table, child, DUPLICATE)) continue;
      step = keys.name(id);
    }
    if (endOf(table, child) >= range.start) visitNode(places, child, [...path, step], range, visit);
  }
}
