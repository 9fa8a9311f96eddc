import type { Influence, SupplyLine } from './relaxed-supply';

/** Supply lines whose changes are counted together. */
export interface RelaxedGroup {
  readonly lines: readonly SupplyLine[];
  /**
   * By line: the influences that the player can set to their best setting. Each is one bit in sets of changes, in
   * order; at most 30 in all.
   */
  readonly changes: readonly (readonly Influence[])[];
  /** Influences of the lines that are at their best in every setting. All others stay unchanged. */
  readonly free: ReadonlySet<Influence>;
}

/**
 * Returns the remaining work as sets of changes. Each set supplies all consumers of a group, and none contains another.
 * The result has only the empty set if they are supplied, and no set if nothing helps. Cached by the settings, because
 * play moves back and forth among few of them.
 */
export function changesLeft({
  lines,
  changes,
  free,
}: RelaxedGroup): (settings: Uint8Array) => readonly number[] {
  const counted = lines.flatMap(({ influences }) => influences).filter((influence) => !free.has(influence));
  const props = Int32Array.from(counted, ({ prop }) => prop);
  const radixes = Int32Array.from(counted, ({ settings }) => settings);
  const known = new Map<number | string, readonly number[]>();
  const isFew = radixes.reduce((product, radix) => product * radix, 1) < 2 ** 53;
  const keyOf = (settings: Uint8Array): number | string => {
    if (!isFew) return counted.map(({ prop }) => settings[prop]).join();
    let key = 0;
    for (let at = 0; at < props.length; at++) {
      key = key * (radixes[at] ?? 1) + (settings[props[at] ?? 0] ?? 0);
    }
    return key;
  };
  return (settings) => {
    const key = keyOf(settings);
    let sets = known.get(key);
    if (sets === undefined) {
      sets = [0];
      let shift = 0;
      for (const [index, line] of lines.entries()) {
        const own = changes[index] ?? [];
        const more = smallestSets(line, own, free, settings);
        sets = sets.flatMap((set) => more.map((other) => set | (other << shift)));
        shift += own.length;
      }
      known.set(key, sets);
    }
    return sets;
  };
}

/** Returns the smallest sets of changes for one line. */
function smallestSets(
  line: SupplyLine,
  changes: readonly Influence[],
  free: ReadonlySet<Influence>,
  settings: Uint8Array,
): number[] {
  const tried = settings.slice();
  for (const { prop, best } of free) tried[prop] = best;
  const isEnough = (set: number) => {
    changes.forEach(({ prop, best }, bit) => {
      tried[prop] = (set & (1 << bit)) !== 0 ? best : (settings[prop] ?? 0);
    });
    return line.isSupplied(tried);
  };
  const bits = changes.flatMap(({ prop, best }, bit) => (settings[prop] === best ? [] : [1 << bit]));
  const all = bits.reduce((set, bit) => set | bit, 0);
  if (!isEnough(all)) return [];
  const needed = bits.filter((bit) => !isEnough(all & ~bit)).reduce((set, bit) => set | bit, 0);
  // without optional changes there is only one set, which is nearly always the case
  if (isEnough(needed)) return [needed];
  const optional = bits.filter((bit) => (needed & bit) === 0);
  const found: number[] = [];
  // sets that are not enough grow by one change at a time, each after those that they have; others do not grow
  let growing = [{ set: needed, next: 0 }];
  while (growing.length > 0) {
    const grown = growing.flatMap(({ set, next }) =>
      optional.slice(next).map((bit, index) => ({ set: set | bit, next: next + index + 1 })),
    );
    growing = grown.filter(({ set }) => {
      if (found.some((other) => (other & set) === other)) return false;
      if (!isEnough(set)) return true;
      found.push(set);
      return false;
    });
  }
  return found;
}
