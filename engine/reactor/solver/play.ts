import type { SubmittedAction } from '../../core';
import type { Level } from '../level';
import { act, isTurnOver } from '../simulation/apply';
import { isDeadly, type Harm } from '../simulation/derive';
import type { Draft } from '../simulation/draft';
import { resumeState, startState } from '../simulation/start';
import { immunityLeft } from '../simulation/turn';
import { stateOf, type SearchState } from './search-state';
import type { Worlds } from './world';

/** Returns the initial state of the machine's level. */
export function begin(worlds: Worlds, { state: saved }: Pick<Level, 'state'>): SearchState {
  const { machine } = worlds;
  const start = saved === undefined ? startState(machine) : resumeState(machine, saved);
  const { turn, actionsLeft, robot, inventory, heatImmunity, moves, status } = start;
  return {
    world: worlds.of(start),
    status: status === 'Won' ? 'won' : status === 'Lost' ? 'failed' : 'playing',
    turn,
    actionsLeft,
    robot,
    inventory,
    heatImmunity,
    moves,
  };
}

/**
 * Returns the state after an action, equal to that of the engine's `applyAction`. A refused action returns the same
 * state.
 */
export function play(state: SearchState, action: SubmittedAction): SearchState {
  if (state.status !== 'playing') return state;
  const draft = act(stateOf(state), action);
  if (typeof draft === 'string') return state;
  const acted = afterAction(state, draft, action);
  return isTurnOver(draft.next) ? afterTurn(acted) : acted;
}

function afterAction({ world }: SearchState, draft: Draft, action: SubmittedAction): SearchState {
  const { turn, actionsLeft, robot, inventory, heatImmunity, moves, status } = draft.next;
  return {
    world: world.worlds.after(world, draft, action),
    status: status === 'Won' ? 'won' : 'playing',
    turn,
    actionsLeft,
    robot,
    inventory,
    heatImmunity,
    moves,
  };
}

/** Returns the state after a turn was ended: the changes of the world, and those that affect the robot. */
function afterTurn(state: SearchState): SearchState {
  const { world, turn, robot, inventory, heatImmunity } = state;
  const { worlds } = world;
  const end = worlds.end(world, state);
  if (end.loss !== null) return lost(state);
  if (isDeadly((end.harms?.[robot] ?? 0) as Harm, heatImmunity)) return lost(state);
  return {
    world: end.world,
    status: 'playing',
    turn: turn + 1,
    actionsLeft: worlds.machine.actionBudget,
    robot,
    inventory: end.inventory ?? inventory,
    heatImmunity: immunityLeft(heatImmunity, state.moves),
    moves: 0,
  };
}

function lost(state: SearchState): SearchState {
  const { world, turn, actionsLeft, robot, inventory, heatImmunity, moves } = state;
  return { world, status: 'failed', turn: turn + 1, actionsLeft, robot, inventory, heatImmunity, moves };
}
