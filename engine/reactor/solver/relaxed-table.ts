import type { Distance } from '../../core/solver/contracts';
import type { RelaxedFloor } from './relaxed-floor';

/** What actions cost, of the budget of a turn. Integers, at least 1. */
export interface RelaxedCosts {
  readonly budget: number;
  readonly move: number;
  readonly interact: number;
  readonly activate: number;
}

/**
 * Distances to a win with changes left to make: in so many turns' ends and actions, the robot makes each change at its
 * place, a turn ends, and it activates the reactor at the control.
 */
export interface RelaxedTable {
  /**
   * Where the distance stands among `distances`, nearest first; `none` where there is no way. `changes` is a set of bits
   * in the order of the changes, or `ready`.
   */
  readonly rank: (changes: number, place: number, actionsLeft: number) => number;
  readonly distances: readonly Distance[];
  /** Instead of a set of changes: the reactor is ready. */
  readonly ready: number;
}

/** The rank of what is out of reach, greater than any other. */
export const none = 0xffff;

/** How many entries a table has; it takes two bytes for each, and four more while it is made. */
export function tableSize(floor: RelaxedFloor, changes: number, { budget }: RelaxedCosts): number {
  return (2 ** changes + 1) * floor.count * budget;
}

/** The states of one distance: a piece of the order in which they were met. */
interface Layer {
  readonly start: number;
  readonly end: number;
}

/**
 * Works all distances out backwards from the activation. Every step is one action, and either stays in the turn or ends
 * it, so that the states of a distance lead from those of one action less in this turn and in the turn after. Beyond
 * `none - 1` distances the last stands for all greater ones.
 *
 * A state is numbered by changes left, actions left, place. An action of no use needs no state of its own: with more
 * actions left there is always a way that takes at most one action more.
 */
export function relaxedTable(
  floor: RelaxedFloor,
  control: number,
  changes: readonly number[],
  costs: RelaxedCosts,
): RelaxedTable {
  const { count, neighbours } = floor;
  const { budget, move, interact } = costs;
  const ready = 2 ** changes.length;
  const ranks = new Uint16Array(tableSize(floor, changes.length, costs)).fill(none);
  const order = new Int32Array(ranks.length);
  const distances: Distance[] = [];
  const changeAt = new Int32Array(count);
  changes.forEach((place, bit) => (changeAt[place] = 1 << bit));
  let filled = 0;
  let rank = 0;

  const meet = (state: number) => {
    if (ranks[state] !== none) return;
    ranks[state] = rank;
    order[filled++] = state;
  };
  /** Meets the states from which an action leads to a state within the turn. */
  const stayBack = (state: number) => {
    const place = state % count;
    const rest = (state - place) / count;
    const left = (rest % budget) + 1;
    const set = (rest - left + 1) / budget;
    if (left + move <= budget) meetMoves(state - place + move * count, place);
    const change = changeAt[place] ?? 0;
    if (change !== 0 && set !== ready && (set & change) === 0 && left + interact <= budget) {
      meet(state + (change * budget + interact) * count);
    }
  };
  const meetMoves = (base: number, place: number) => {
    for (let at = 4 * place; at < 4 * place + 4; at++) {
      const other = neighbours[at] ?? -1;
      if (other >= 0) meet(base + other);
    }
  };
  /** Meets the states from which ending the turn, or an action that uses the budget up, leads to a state. */
  const endBack = (state: number) => {
    const place = state % count;
    const rest = (state - place) / count;
    const set = (rest - budget + 1) / budget;
    // a turn begins with a full budget, and not with everything done but the reactor not ready
    if (rest % budget !== budget - 1 || set === 0) return;
    meetEnds(set, place);
    if (set === ready) meetEnds(0, place);
  };
  const meetEnds = (set: number, place: number) => {
    const base = set * budget * count;
    for (let left = 0; left < budget; left++) meet(base + left * count + place);
    if (move <= budget) meetMoves(base + (move - 1) * count, place);
    const change = changeAt[place] ?? 0;
    if (change === 0 || set === ready || (set & change) !== 0 || interact > budget) return;
    meet(base + (change * budget + interact - 1) * count + place);
  };

  let after: Layer[] = [];
  let least = 0;
  for (let turns = 0; turns === 0 || after.length > 0; turns++) {
    const layers: Layer[] = [];
    least += 1;
    for (let actions = least; ; actions++) {
      const start = filled;
      const within = layers[actions - least - 1];
      const beyond = after[actions - least];
      if (turns === 0 && actions === 1) {
        for (let left = costs.activate; left <= budget; left++)
          meet((ready * budget + left - 1) * count + control);
      }
      if (within !== undefined) for (let at = within.start; at < within.end; at++) stayBack(order[at] ?? 0);
      if (beyond !== undefined) for (let at = beyond.start; at < beyond.end; at++) endBack(order[at] ?? 0);
      layers.push({ start, end: filled });
      if (filled > start) {
        distances[rank] ??= { turns, actions };
        if (rank < none - 1) rank += 1;
      } else if (beyond === undefined) break;
    }
    after = filled > (layers[0]?.start ?? 0) ? layers : [];
  }
  return {
    rank: (set, place, actionsLeft) => ranks[(set * budget + actionsLeft - 1) * count + place] ?? none,
    distances,
    ready,
  };
}
