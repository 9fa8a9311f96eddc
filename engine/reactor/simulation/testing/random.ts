/** A seeded source of numbers for tests. The same seed gives the same level. */
export interface Random {
  /** Returns an integer in `[0, below)`. */
  readonly integer: (below: number) => number;
  /** Returns a number in `[0, 1)`. */
  readonly fraction: () => number;
  readonly chance: (probability: number) => boolean;
  /** Returns one element of a list that is not empty. */
  readonly pick: <T>(list: readonly T[]) => T;
}

export function randomFrom(seed: number): Random {
  let state = seed >>> 0;
  const fraction = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  const integer = (below: number) => Math.floor(fraction() * below);
  return {
    fraction,
    integer,
    chance: (probability) => fraction() < probability,
    pick: (list) => {
      const [first] = list;
      if (first === undefined) throw new Error('nothing to pick from');
      return list[integer(list.length)] ?? first;
    },
  };
}
