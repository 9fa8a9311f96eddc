/**
 * The pseudo-random numbers of games: xoshiro128** (Blackman and Vigna, 2018), whose four words of 32 bits are plain
 * data that a game keeps in its state. Not for secrets.
 */
export type RandomState = readonly [number, number, number, number];

/** A stream of random numbers. */
export interface Random {
  /** Returns the next word: 0 to 2^32 - 1. */
  readonly word: () => number;
  /** Returns an integer from 0 up to, not including, `bound` (1 to 2^32); each is equally likely. */
  readonly below: (bound: number) => number;
  /** Returns the state from which the stream continues. */
  readonly state: () => RandomState;
}

/**
 * Returns the state for a seed: two words of SplitMix32 (Weyl sequence of 0x9e3779b9, finalizer of MurmurHash3) that
 * begins with the seed's low word, and two of one that begins with its high word mixed with the second of these. Any
 * integer from -(2^53 - 1) to 2^53 - 1 is a seed, and no two have the same state.
 */
export function randomStateFromSeed(seed: number): RandomState {
  const [a, b] = splitMix(seed | 0);
  const [c, d] = splitMix(Math.floor(seed / 4294967296) ^ b);
  // two consecutive words of a permuted counter differ, so the state is never all 0, which xoshiro does not allow
  return [a, b, c, d];
}

function splitMix(from: number): [number, number] {
  const mix = (at: number): number => {
    let mixed = Math.imul(at ^ (at >>> 16), 0x85ebca6b);
    mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
    return (mixed ^ (mixed >>> 16)) >>> 0;
  };
  return [mix((from + 0x9e3779b9) | 0), mix((from + 2 * 0x9e3779b9) | 0)];
}

/** Creates a stream that continues from a state. */
export function randomFrom(from: RandomState): Random {
  let [a, b, c, d] = from;
  const word = (): number => {
    const result = Math.imul(rotate(Math.imul(b, 5), 7), 9) >>> 0;
    const shifted = b << 9;
    c ^= a;
    d ^= b;
    b ^= c;
    a ^= d;
    c ^= shifted;
    d = rotate(d, 11);
    return result;
  };
  return {
    word,
    below: (bound) => {
      // words beyond the last whole multiple of `bound` would favor small numbers
      const limit = 4294967296 - (4294967296 % bound);
      let drawn = word();
      while (drawn >= limit) drawn = word();
      return drawn % bound;
    },
    state: () => [a >>> 0, b >>> 0, c >>> 0, d >>> 0],
  };
}

function rotate(value: number, by: number): number {
  return (value << by) | (value >>> (32 - by));
}
