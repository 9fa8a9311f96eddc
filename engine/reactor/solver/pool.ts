import type { Arena } from '../simulation/arena';

/** A number for a list of words, equal for equal lists. How well it tells them apart costs time, never the answer. */
export type Hash = (words: Uint32Array | Uint8Array) => number;

/** 32 bits, every one of which depends on every word. */
export const mixedHash: Hash = (words) => {
  let hash = words.length;
  for (const word of words) {
    hash = Math.imul(hash ^ word, 0x9e3779b1);
    hash ^= hash >>> 15;
  }
  return hash;
};

/** The one array of its content, with its number in the pool. */
export interface Kept<A> {
  readonly id: number;
  readonly array: A;
}

/** Finds the one array equal to a given one; keeps a copy where there is none yet. */
export type Pool<A> = (array: A) => Kept<A>;

/** About what one entry costs beside its content. */
const entryBytes = 160;

/** A pool of floats, none of them not a number or -0. `grew` is told of bytes that are kept. */
export function floatPool(arena: Arena, hash: Hash, grew: (bytes: number) => void): Pool<Float32Array> {
  return pool<Float32Array>(
    (array) => hash(new Uint32Array(array.buffer, array.byteOffset, array.length)),
    (array) => {
      grew(array.byteLength + entryBytes);
      const copy = arena.floats(array.length);
      copy.set(array);
      return copy;
    },
  );
}

/** The same for bytes. */
export function bytePool(arena: Arena, hash: Hash, grew: (bytes: number) => void): Pool<Uint8Array> {
  return pool<Uint8Array>(hash, (array) => {
    grew(array.byteLength + entryBytes);
    const copy = arena.bytes(array.length);
    copy.set(array);
    return copy;
  });
}

function pool<A extends Float32Array | Uint8Array>(
  hash: (array: A) => number,
  copy: (array: A) => A,
): Pool<A> {
  const kept = new Map<number, Kept<A>[]>();
  let count = 0;
  return (array) => {
    const hashed = hash(array);
    const alike = kept.get(hashed);
    const found = alike?.find((entry) => isSame(entry.array, array));
    if (found !== undefined) return found;
    const entry = { id: count++, array: copy(array) };
    if (alike === undefined) kept.set(hashed, [entry]);
    else alike.push(entry);
    return entry;
  };
}

function isSame(a: Float32Array | Uint8Array, b: Float32Array | Uint8Array): boolean {
  if (a === b) return true;
  if (a.length !== b.length) return false;
  for (let at = 0; at < a.length; at++) if (a[at] !== b[at]) return false;
  return true;
}
