import type { Distance } from '../../core/solver/contracts';
import type { RelaxedFloor } from './relaxed-floor';

/** The costs of actions, in points of a turn's budget. Integers, at least 1. */
export interface RelaxedCosts {
  readonly budget: number;
  readonly move: number;
  readonly interact: number;
  readonly activate: number;
}

/**
 * Distances to a win with some changes left. A distance is a number of turn ends and actions in which the robot makes
 * each change at its place, a turn ends, and the robot activates the reactor at the control.
 */
export interface RelaxedTable {
  /**
   * Returns the index of the distance in `distances`, nearest first, or `none` if there is no way. `changes` is a set
   * of bits in the order of the changes, or `ready`.
   */
  readonly rank: (changes: number, place: number, actionsLeft: number) => number;
  readonly distances: readonly Distance[];
  /** The value to pass instead of a set of changes if the reactor is ready. */
  readonly ready: number;
}

/** The rank of an unreachable state, greater than any other. */
export const none = 0xffff;

/** Returns the number of entries of a table. Each takes two bytes, and four more while the table is built. */
export function tableSize(floor: RelaxedFloor, changes: number, { budget }: RelaxedCosts): number {
  return (2 ** changes + 1) * floor.count * budget;
}

/** The states of one distance: a section of the order in which they were found. */
interface Layer {
  readonly start: number;
  readonly end: number;
}

/**
 * Computes all distances backwards from the activation. Every step is one action that either stays in the turn or ends
 * it. The states of a distance are therefore reached from those with one action less in this turn and in the next one.
 * The last distance, at `none - 1`, stands for all greater ones.
 *
 * The number of a state is composed of changes left, actions left and place. A useless action does not need a state of
 * its own: with more actions left there is always a way that takes at most one action more.
 */
export function relaxedTable(
  floor: RelaxedFloor,
  control: number,
  changes: readonly number[],
  costs: RelaxedCosts,
): RelaxedTable {
  const { count, neighbors } = floor;
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
  /** Finds the states from which an action leads to a state within the turn. */
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
      const other = neighbors[at] ?? -1;
      if (other >= 0) meet(base + other);
    }
  };
  /** Finds the states from which a state is reached by ending the turn or by an action that uses up the budget. */
  const endBack = (state: number) => {
    const place = state % count;
    const rest = (state - place) / count;
    const set = (rest - budget + 1) / budget;
    // a turn begins with a full budget, and not with all changes made while the reactor is not ready
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
