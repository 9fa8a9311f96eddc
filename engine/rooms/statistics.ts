import { generateFloor } from './generator/generate';
import type { Id, Registry } from './terms';

/** What came of generating a floor with many seeds. */
export interface FloorStatistics {
  readonly floor: Id;
  readonly seeds: number;
  /** How many seeds gave a floor. */
  readonly made: number;
  /** Why there was none, with how often. */
  readonly faults: readonly { readonly message: string; readonly count: number }[];
  readonly rooms: Spread;
  /** How many floors have as many rooms as were wanted. */
  readonly full: number;
  /** Lengths in cells, of all corridors of all floors. */
  readonly corridors: Spread;
}

/** Smallest, mean and largest of some numbers; zeros where there are none. */
export interface Spread {
  readonly least: number;
  readonly mean: number;
  readonly most: number;
}

/** Generates a floor with the seeds from `first` on and counts what becomes of it. */
export function floorStatistics(
  registry: Registry,
  floor: Id,
  first: number,
  seeds: number,
): FloorStatistics {
  const rooms = counter();
  const corridors = counter();
  const faults = new Map<string, number>();
  const wanted = registry.floors.get(floor)?.rooms ?? 0;
  let made = 0;
  let full = 0;
  for (let seed = first; seed < first + seeds; seed++) {
    const result = generateFloor(registry, floor, seed);
    if (!result.ok) {
      const { message } = result.fault;
      faults.set(message, (faults.get(message) ?? 0) + 1);
      continue;
    }
    made++;
    rooms.add(result.made.floor.rooms.length);
    if (result.made.floor.rooms.length >= wanted) full++;
    for (const length of result.made.corridors) corridors.add(length);
  }
  return {
    floor,
    seeds,
    made,
    full,
    faults: [...faults].map(([message, count]) => ({ message, count })),
    rooms: rooms.spread(),
    corridors: corridors.spread(),
  };
}

function counter(): { readonly add: (value: number) => void; readonly spread: () => Spread } {
  let least = Infinity;
  let most = 0;
  let sum = 0;
  let count = 0;
  return {
    add: (value) => {
      least = Math.min(least, value);
      most = Math.max(most, value);
      sum += value;
      count++;
    },
    spread: () => (count === 0 ? { least: 0, mean: 0, most: 0 } : { least, mean: sum / count, most }),
  };
}
