import { generateFloor } from './generator/generate';
import type { Id, Registry } from './terms';

/** The results of generating a floor with many seeds. */
export interface FloorStatistics {
  readonly floor: Id;
  readonly seeds: number;
  /** The number of seeds that produced a floor. */
  readonly made: number;
  /** The reasons of failures, with the number of times that each occurred. */
  readonly faults: readonly { readonly message: string; readonly count: number }[];
  readonly rooms: Spread;
  /** The number of floors with the desired number of rooms. */
  readonly full: number;
  /** The lengths in cells of all corridors of all floors. */
  readonly corridors: Spread;
}

/** The smallest, mean and largest of some numbers; zeros if there are none. */
export interface Spread {
  readonly least: number;
  readonly mean: number;
  readonly most: number;
}

/** Generates a floor with the seeds from `first` on and counts the results. */
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
