import type { Cell } from '../level';
import { carriers } from '../terms';
import { directions, stepTo } from '../simulation/network/directions';
import type { Machine } from '../simulation/machine';
import type { Loss } from '../simulation/report';
import type { SearchState } from './search-state';
import { inertOf } from './useful';
import type { World } from './world';
import type { Worlds } from './world';

/** A loss that no line of play avoids: the latest turn in which it happens, as the level counts, and its cause. */
export interface Doom {
  readonly turn: number;
  readonly loss: Loss;
}

/** The limits of the search for a loss: the number of turns, and the number of cells of the floor. */
const maxTurns = 64;
const maxCells = 1 << 16;

/** Returns the cost of acting on a cell's goal, in points of the budget; `Infinity` if there is no way. */
type Effort = (from: Cell) => number;

/**
 * Finds the loss, by a reactor or a rule, that happens before the robot could do anything that the world notices: reach
 * a prop that matters, a leak, or a reactor while it is ready. Returns `null` if that is unknown, because the robot
 * holds a neutralizer or a rule reads the robot. Dangers to the robot on its way are ignored; they would only make it
 * worse.
 */
export function doomOf(state: SearchState): Doom | null {
  const { worlds } = state.world;
  const { machine, reads } = worlds;
  if (reads.robotCells.length > 0 || reads.inventory || machine.size > maxCells) return null;
  if (carriers.some((_, element) => (state.inventory[element] ?? 0) > 0)) return null;
  const { props, access, controls } = effortsOf(worlds);
  const { robot } = state;
  let world: World = state.world;
  let points = state.actionsLeft;
  for (let turns = 0; turns < maxTurns; turns++, points += machine.actionBudget) {
    const { leaks, ready } = world.state;
    if (props(robot) <= points) return null;
    if (leaks.some((leak) => leak.state === 'Leaking' && access(leak.access)(robot) <= points)) return null;
    if (controls.some((control, index) => ready[index] === 1 && control(robot) <= points)) return null;
    const end = worlds.end(world, state);
    if (end.loss !== null) return { turn: state.turn + turns, loss: end.loss };
    if (end.world === world) return null;
    world = end.world;
  }
  return null;
}

interface Efforts {
  /** The effort of using the nearest prop that can change the future of the world. */
  readonly props: Effort;
  /** The effort of using the access of a leak. */
  readonly access: (cell: Cell) => Effort;
  /** By reactor: the effort of activating it. */
  readonly controls: readonly Effort[];
}

const known = new WeakMap<Worlds, Efforts>();

function effortsOf(worlds: Worlds): Efforts {
  let efforts = known.get(worlds);
  if (efforts === undefined) known.set(worlds, (efforts = measure(worlds)));
  return efforts;
}

function measure(worlds: Worlds): Efforts {
  const { machine, reads } = worlds;
  const { InteractProp, InteractLeak, ActivateReactor } = machine.balance.turn.actionCost;
  const inert = inertOf(worlds);
  // a shield only affects the robot, not the world
  const props = machine.level.props.filter(
    ({ type, cell }, prop) => inert[prop] !== 1 && (type !== 'HeatRemedySupply' || reads.propCells.has(cell)),
  );
  const accesses = new Map<Cell, Effort>();
  return {
    props: effort(
      machine,
      props.map(({ cell }) => cell),
      InteractProp,
    ),
    access: (cell) => {
      let found = accesses.get(cell);
      if (found === undefined) accesses.set(cell, (found = effort(machine, [cell], InteractLeak)));
      return found;
    },
    controls: machine.reactors.map(({ cell }) => effort(machine, [cell], ActivateReactor)),
  };
}

/** Computes the cost of a walk to the nearest goal and an action there. 4 bytes a cell. */
function effort({ level, size, balance }: Machine, goals: readonly Cell[], action: number): Effort {
  const steps = new Int32Array(size).fill(-1);
  const met = [...new Set(goals)];
  for (const goal of met) steps[goal] = 0;
  for (const cell of met) {
    for (const side of directions) {
      const next = stepTo(level, cell, side);
      if (level.floor[next] !== 1 || steps[next] !== -1) continue;
      steps[next] = (steps[cell] ?? 0) + 1;
      met.push(next);
    }
  }
  const { MoveRobot } = balance.turn.actionCost;
  return (from) => {
    const walk = steps[from] ?? -1;
    return walk < 0 ? Infinity : walk * MoveRobot + action;
  };
}
