import type { TurnView } from '../../core';
import type { Cell } from '../level';
import { remedies } from '../terms';
import type { State } from '../simulation/state';
import { legalActions, moveTargets } from '../simulation/legal';
import type { World } from './world';

/**
 * A state of the game in the solver: a world and the robot's own data. After the end of the game it has the last world.
 */
export interface SearchState {
  readonly world: World;
  readonly status: TurnView['status'];
  /** The turn, as the level counts. */
  readonly turn: number;
  readonly actionsLeft: number;
  readonly robot: Cell;
  readonly inventory: readonly number[];
  readonly heatImmunity: number;
  readonly moves: number;
  /** The memory that this state adds to the session, once it was computed. */
  bytes?: number;
  /** The engine's state, once it was computed (see `stateOf`). */
  full?: State;
}

const heatShield = remedies.indexOf('HeatShield');

/**
 * Returns the engine's state of a search state. Parts that no rule reads may differ (see `World.state`). Computed once.
 */
export function stateOf(state: SearchState): State {
  return (state.full ??= composed(state));
}

function composed(state: SearchState): State {
  const { world, status, turn, actionsLeft, robot, inventory, heatImmunity, moves } = state;
  const result = status === 'won' ? 'Won' : status === 'failed' ? 'Lost' : world.state.status;
  return { ...world.state, status: result, turn, actionsLeft, robot, inventory, heatImmunity, moves };
}

const systemActions = [{ id: 'EndTurn', params: 'none' }] as const;

/** The solver's view of a state. It mostly reads the status, so everything else is computed on access. */
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
 * Returns the key of a state. Equal keys mean equal futures. The moves of this turn only affect immunity, so they are
 * included only if there is immunity or may be before the turn ends.
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
