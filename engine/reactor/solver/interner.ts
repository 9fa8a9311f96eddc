import type { Arena } from '../simulation/arena';

/** Returns a number for a list of words, equal for equal lists. Collisions cost time but never change a result. */
export type Hash = (words: Uint32Array | Uint8Array) => number;

/** A 32-bit hash in which every bit depends on every word. */
export const mixedHash: Hash = (words) => {
  let hash = words.length;
  for (const word of words) {
    hash = Math.imul(hash ^ word, 0x9e3779b1);
    hash ^= hash >>> 15;
  }
  return hash;
};

/** The unique array with some content, with its number in the interner. */
export interface Kept<A> {
  readonly id: number;
  readonly array: A;
}

/** Returns the kept array that equals a given one. Keeps a copy of a new one. */
export type Interner<A> = (array: A) => Kept<A>;

/** The approximate size of one entry in bytes, without its content. */
const entryBytes = 160;

/** Creates an interner of floats, which must not be NaN or -0. Calls `grew` with the number of bytes that it keeps. */
export function floatInterner(
  arena: Arena,
  hash: Hash,
  grew: (bytes: number) => void,
): Interner<Float32Array> {
  return interner<Float32Array>(
    (array) => hash(new Uint32Array(array.buffer, array.byteOffset, array.length)),
    (array) => {
      grew(array.byteLength + entryBytes);
      const copy = arena.floats(array.length);
      copy.set(array);
      return copy;
    },
  );
}

/** Creates an interner of bytes. */
export function byteInterner(arena: Arena, hash: Hash, grew: (bytes: number) => void): Interner<Uint8Array> {
  return interner<Uint8Array>(hash, (array) => {
    grew(array.byteLength + entryBytes);
    const copy = arena.bytes(array.length);
    copy.set(array);
    return copy;
  });
}

function interner<A extends Float32Array | Uint8Array>(
  hash: (array: A) => number,
  copy: (array: A) => A,
): Interner<A> {
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
