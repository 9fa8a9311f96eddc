import { counted } from '../../core';
import type { State } from '../simulation/state';
import { inventoryOf, viewOf } from '../simulation/view';
import { remedies, type LevelState } from '../terms';

/** Names a level state for people. A level that is ready says so in the words of the game. */
export function stateText(state: LevelState): string {
  return state === 'Ready' ? 'REACTOR READY' : state;
}

/** Lists what players always know of a state besides its name: the turn, the actions left, and what the robot carries. */
export function statusWords(state: State): string[] {
  const inventory = inventoryOf(state);
  const { actionBudget } = state.machine;
  const left = actionBudget - viewOf(state).hud.actionsUsed;
  const carried = remedies.flatMap((remedy) =>
    inventory[remedy] > 0 ? [`${inventory[remedy]} ${remedy}`] : [],
  );
  return [
    `Turn ${state.turn}`,
    `${left} of ${counted(actionBudget, 'action')} left`,
    carried.length === 0 ? 'carries nothing' : carried.join(', '),
    ...(state.heatImmunity > 0 ? [`shielded for ${counted(state.heatImmunity, 'step')}`] : []),
  ];
}
