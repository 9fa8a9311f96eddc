import type { TurnView } from '../../core';
import type { Cell } from '../level';
import { remedies } from '../terms';
import type { State } from '../simulation/state';
import { legalActions, moveTargets } from '../simulation/legal';
import type { World } from './world';

/** A state of the game as the solver keeps it: a world, and the robot's own. Once it is over, the last world. */
export interface SearchState {
  readonly world: World;
  readonly status: TurnView['status'];
  /** As the level counts. */
  readonly turn: number;
  readonly actionsLeft: number;
  readonly robot: Cell;
  readonly inventory: readonly number[];
  readonly heatImmunity: number;
  readonly moves: number;
  /** What it made the session keep, once that was asked for. */
  bytes?: number;
  /** The engine's state, once that was asked for (see `stateOf`). */
  full?: State;
}

const heatShield = remedies.indexOf('HeatShield');

/** The engine's state of a search state; what no rule reads may be another's (see `World.state`). Made once. */
export function stateOf(state: SearchState): State {
  return (state.full ??= composed(state));
}

function composed(state: SearchState): State {
  const { world, status, turn, actionsLeft, robot, inventory, heatImmunity, moves } = state;
  const result = status === 'won' ? 'Won' : status === 'failed' ? 'Lost' : world.state.status;
  return { ...world.state, status: result, turn, actionsLeft, robot, inventory, heatImmunity, moves };
}

const systemActions = [{ id: 'EndTurn', params: 'none' }] as const;

/** What the solver looks at of a state: mostly the status, so that all else is worked out when it is read. */
export class SearchView implements TurnView {
  readonly systemActions = systemActions;

  constructor(private readonly state: SearchState) {}

  get status(): TurnView['status'] {
    return this.state.status;
  }

  get actions(): TurnView['actions'] {
    return legalActions(stateOf(this.state));
  }

  get hud(): TurnView['hud'] {
    const { world, actionsLeft } = this.state;
    return { actionsUsed: world.worlds.machine.actionBudget - actionsLeft };
  }

  get grid(): NonNullable<TurnView['grid']> {
    return { targetableCells: moveTargets(stateOf(this.state)) };
  }
}

/**
 * The key of a state: equal keys, equal futures. The moves of this turn matter to nothing but immunity, and so only
 * where there is some, or may be before the turn ends.
 */
export function keyOf(state: SearchState): string {
  const { world, status, actionsLeft, robot, inventory, heatImmunity } = state;
  if (status !== 'playing') return status;
  const moves = movesMatter(state) ? state.moves : '';
  return `${world.id} ${robot} ${actionsLeft} ${inventory.join()} ${heatImmunity} ${moves}`;
}

function movesMatter({ heatImmunity, inventory, world }: SearchState): boolean {
  if (heatImmunity > 0 || (inventory[heatShield] ?? 0) > 0) return true;
  const { machine, settings } = world.state;
  return machine.level.props.some(({ type }, prop) => type === 'HeatRemedySupply' && settings[prop] === 0);
}
