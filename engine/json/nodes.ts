/**
 * The node table: every value of a text in pre-order, five 32-bit integers each. Twenty bytes per value; a level of 860
 * KB has some 40,000. Only the text offsets are absolute, so that a piece can be replaced by copying.
 */
export type NodeTable = Int32Array;

/** Integers per node. A node is named by the table index of its first one. */
export const STRIDE = 5;
/** Kind, flags, and (from bit 8) the number of the member's key in the key table; 0 if there is none. */
export const HEAD = 0;
/** The start of the member's key, quotes included; -1 if there is none. */
export const KEY_START = 1;
export const START = 2;
export const END = 3;
/** The number of nodes of the value, including itself. */
export const SIZE = 4;

export const KIND = 0x0f;
/** A value that could not be read. */
export const UNREAD = 0;
export const NULL = 1;
export const TRUE = 2;
export const FALSE = 3;
export const NUMBER = 4;
export const STRING = 5;
/** A string with escapes in it. */
export const ESCAPED = 6;
export const ARRAY = 7;
export const OBJECT = 8;

/** True if the container was not closed by its own bracket. */
export const OPEN = 0x10;
/** True if the container's opening bracket is missing and was inferred. */
export const IMPLIED = 0x20;
/** True if the member's object already has its key. */
export const DUPLICATE = 0x40;
export const KEY_SHIFT = 8;

export function kindOf(table: NodeTable, node: number): number {
  return (table[node + HEAD] ?? 0) & KIND;
}

export function keyOf(table: NodeTable, node: number): number {
  return (table[node + HEAD] ?? 0) >>> KEY_SHIFT;
}

export function hasFlag(table: NodeTable, node: number, flag: number): boolean {
  return ((table[node + HEAD] ?? 0) & flag) !== 0;
}

export function startOf(table: NodeTable, node: number): number {
  return table[node + START] ?? 0;
}

export function endOf(table: NodeTable, node: number): number {
  return table[node + END] ?? 0;
}

/** Returns the node after the last one inside `node`: its next sibling, if it has one. */
export function nextOf(table: NodeTable, node: number): number {
  return node + (table[node + SIZE] ?? 1) * STRIDE;
}

export function isContainer(table: NodeTable, node: number): boolean {
  return kindOf(table, node) >= ARRAY;
}

/** Marks the members of an object whose key occurs earlier in the object. */
export function markDuplicates(table: NodeTable, object: number): void {
  const seen = new Set<number>([0]);
  const end = nextOf(table, object);
  for (let child = object + STRIDE; child < end; child = nextOf(table, child)) {
    const key = keyOf(table, child);
    const head = (table[child + HEAD] ?? 0) & ~DUPLICATE;
    table[child + HEAD] = key !== 0 && seen.has(key) ? head | DUPLICATE : head;
    seen.add(key);
  }
}
