import { withArticle } from '../../core';
import type { SubmittedAction } from '../../core';
import { costNames, type ActionId, type RefusalCode } from '../simulation/actions';
import { settingText } from '../simulation/rules/predicates';
import { settingsOf } from '../simulation/prop-state';
import type { State } from '../simulation/state';
import { carriers, includes, junctionTypes, remedyOfSupply, supplyTypes } from '../terms';

const directionNames = ['up', 'right', 'down', 'left'] as const;

/** Describes the effect of an action in a state, in a few words. */
export function actionLabel(state: State, { id, x, y, index }: SubmittedAction): string {
  switch (id as ActionId) {
    case 'MoveRobot': {
      const { width } = state.machine.level;
      const dx = (x ?? 0) - (state.robot % width);
      const dy = (y ?? 0) - Math.floor(state.robot / width);
      const side = directionNames[dx === 0 ? (dy < 0 ? 0 : 2) : dx > 0 ? 1 : 3];
      return Math.abs(dx) + Math.abs(dy) === 1 ? `Move ${side}` : `Move to [${x ?? 0}, ${y ?? 0}]`;
    }
    case 'InteractProp':
      return interactLabel(state, index);
    case 'Repair':
      return index === undefined ? 'Repair the leak' : `Repair the ${carrierName(index)} leak`;
    case 'Neutralize':
      return `Neutralize ${carrierName(index ?? 0)} here`;
    case 'ApplyHeatShield':
      return 'Apply a heat shield';
    case 'ActivateReactor':
      return 'Activate the reactor';
    case 'EndTurn':
      return 'End the turn';
    default:
      return id;
  }
}

/** Returns the cost of an action, in points of the turn's budget. */
export function actionCost({ machine }: State, { id }: SubmittedAction): number {
  const name = includes(Object.keys(costNames) as (keyof typeof costNames)[], id) ? costNames[id] : undefined;
  return name === undefined ? 0 : machine.balance.turn.actionCost[name];
}

function carrierName(index: number): string {
  return (carriers[index] ?? '').toLowerCase();
}

function interactLabel(state: State, index: number | undefined): string {
  const { machine, robot, settings } = state;
  const at = machine.propAt.get(robot);
  const prop = at === undefined ? undefined : machine.level.props[at];
  if (at === undefined || prop === undefined) return 'Use the prop here';
  const { type } = prop;
  if (includes(junctionTypes, type)) {
    const modes = settingsOf(type);
    const next = index ?? ((settings[at] ?? 0) + 1) % modes.length;
    return `Set the junction to ${modes[next] ?? '?'}`;
  }
  if (includes(supplyTypes, type)) return `Take ${withArticle(remedyOfSupply[type])}`;
  if (type === 'AllSeeingEyeTerminal') return 'Unlock the all-seeing eye';
  if (type === 'Door') return settingText(state, at) === 'Open' ? 'Close the door' : 'Open the door';
  if (type === 'ReactorControl') return 'Use the reactor control';
  return `Switch the ${type} ${settingText(state, at) === 'Enabled' ? 'off' : 'on'}`;
}

const refusals = {
  'game-over': 'the level is over',
  'no-budget': 'not enough actions are left in this turn',
  blocked: 'the target is not floor',
  'no-prop': 'there is no prop on this cell',
  'invalid-mode': 'the junction does not have this mode',
  'already-unlocked': 'the all-seeing eye is already unlocked',
  depleted: 'the supply is empty',
  'inventory-full': 'the inventory is full',
  'use-activate': 'a reactor control is activated, not switched',
  'no-leak': 'there is no leak on this cell',
  'no-remedy': 'the robot does not carry the remedy',
  'no-reactor': 'there is no reactor control on this cell',
  'not-ready': 'the reactor is not ready',
} as const satisfies Record<RefusalCode, string>;

/** Returns the reason why an action was refused, as part of a sentence. */
export function refusalText(code: RefusalCode): string {
  return refusals[code];
}
