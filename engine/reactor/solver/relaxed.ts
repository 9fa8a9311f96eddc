import type { Distance } from '../../core/solver/contracts';
import type { Machine } from '../simulation/machine';
import type { State } from '../simulation/state';
import { changesLeft, type RelaxedGroup } from './relaxed-changes';
import { relaxedFloor, type RelaxedFloor } from './relaxed-floor';
import { relaxedCosts, relaxedGroups, relaxedReactor, type RelaxedReactor } from './relaxed-plan';
import { none, relaxedTable, type RelaxedCosts } from './relaxed-table';

/** The parts of a state that the bound reads. */
export type RelaxedState = Pick<State, 'robot' | 'settings' | 'actionsLeft' | 'ready' | 'status'>;

/** Returns a lower bound of the distance from a state to a win, or `null` if there is no win. */
export type RelaxedBound = (state: RelaxedState) => Distance | null;

const won: Distance = { turns: 0, actions: 0 };
const activation: Distance = { turns: 0, actions: 1 };
const supplyAndActivation: Distance = { turns: 1, actions: 1 };

/** The greatest number of entries in one table, and in all tables together. */
const largestTable = 4_000_000;
const allTables = 16_000_000;

/**
 * Creates the bound: the distance to a win in the relaxed level, which has no hazards and losses, all network cells
 * intact, props of rules at their best settings, and reactors that stay ready once they are. A win in it is a walk to
 * the props to switch for one reactor's consumers, the end of a turn, and a walk to the control.
 *
 * The bound is exact unless a reactor has too many settings for one table (of `largest` entries, two bytes each). Then
 * some settings are free, or the bound is the greatest of the distances for each carrier alone. In any case no action
 * lowers it by more than its cost. The tables are created on the first call and kept as long as the function.
 */
export function relaxedBound(machine: Machine, largest = largestTable): RelaxedBound {
  const limit = Math.min(largest, Math.floor(allTables / Math.max(1, machine.reactors.length)));
  const costs = relaxedCosts(machine);
  const floors = floorsOf(machine);
  const bounds = machine.reactors.map((reactor, index) =>
    lazily(() =>
      reactorBound(machine, relaxedReactor(machine, reactor, floors(reactor.cell)), index, costs, limit),
    ),
  );
  return (state) => {
    if (state.status === 'Won') return won;
    if (state.status === 'Lost') return null;
    let least: Distance | null = null;
    for (const bound of bounds) {
      const distance = bound(state);
      if (distance !== null && (least === null || isNearer(distance, least))) least = distance;
    }
    return least;
  };
}

/** Returns a function that finds the floor of a cell. Reactors on the same floor share it. */
function floorsOf({ level }: Machine): (cell: number) => RelaxedFloor {
  const floors: RelaxedFloor[] = [];
  return (cell) => {
    let floor = floors.find(({ placeAt }) => (placeAt[cell] ?? -1) >= 0);
    if (floor === undefined) floors.push((floor = relaxedFloor(level, cell)));
    return floor;
  };
}

function lazily(make: () => RelaxedBound): RelaxedBound {
  let made: RelaxedBound | undefined;
  return (state) => (made ??= make())(state);
}

function isNearer(a: Distance, b: Distance): boolean {
  return a.turns < b.turns || (a.turns === b.turns && a.actions < b.actions);
}

function reactorBound(
  machine: Machine,
  relaxed: RelaxedReactor,
  index: number,
  costs: RelaxedCosts,
  limit: number,
): RelaxedBound {
  const { floor } = relaxed;
  const groups = relaxedGroups(machine, relaxed, costs, limit);
  if (groups === undefined) return floorBound(relaxed, index, costs);
  const bounds = groups.map((group) => groupBound(relaxed, group, index, costs));
  return (state) => {
    if ((floor.placeAt[state.robot] ?? -1) < 0) return null;
    let greatest: Distance | null = null;
    for (const bound of bounds) {
      const distance = bound(state);
      if (distance === null) return null;
      if (greatest === null || isNearer(greatest, distance)) greatest = distance;
    }
    return greatest;
  };
}

/** Returns the bound for a floor that is too large for a table. */
function floorBound(
  { floor, lines }: RelaxedReactor,
  index: number,
  { activate, budget }: RelaxedCosts,
): RelaxedBound {
  const isPossible = activate <= budget;
  const isSuppliable = lines.every(({ influences }) => influences.length > 0);
  return ({ robot, ready }) => {
    if (!isPossible || (floor.placeAt[robot] ?? -1) < 0) return null;
    if (ready[index] === 1) return activation;
    return isSuppliable ? supplyAndActivation : null;
  };
}

/** Returns the distance at which the lines of one group are supplied. The robot is on the floor. */
function groupBound(
  { reactor, floor }: RelaxedReactor,
  group: RelaxedGroup,
  index: number,
  costs: RelaxedCosts,
): RelaxedBound {
  const { placeAt } = floor;
  const places = group.changes.flat().map(({ cell }) => placeAt[cell] ?? -1);
  const { rank, distances, ready } = relaxedTable(floor, placeAt[reactor.cell] ?? -1, places, costs);
  const setsLeft = changesLeft(group);
  return (state) => {
    const place = placeAt[state.robot] ?? -1;
    // without actions left the turn can only be ended, and having one left does not make the win nearer
    const actionsLeft = Math.max(1, state.actionsLeft);
    if (state.ready[index] === 1) return distances[rank(ready, place, actionsLeft)] ?? null;
    let nearest = none;
    for (const set of setsLeft(state.settings)) nearest = Math.min(nearest, rank(set, place, actionsLeft));
    return distances[nearest] ?? null;
  };
}
