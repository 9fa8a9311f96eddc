import { MalformedAction, type SubmittedAction } from '../../../core';
import { carriers } from '../../terms';
import { settingsOf } from '../prop-state';
import type { State } from '../state';

/**
 * Converts an action in its written form to the core's: `{"type": "MoveRobot", "to": [x, y]}`,
 * `{"type": "InteractProp", "mode"?}`,
 * `{"type": "InteractLeak", "use": "Repair" | "Neutralize", "carrier"?, "element"?}`, the others by type alone. Needs
 * the state, since a mode's number depends on the junction under the robot. Throws a `MalformedAction` if it is none of
 * these.
 */
export function submittedFrom(plain: unknown, state: State): SubmittedAction {
  if (typeof plain !== 'object' || plain === null) throw wrong(plain);
  const action = plain as Readonly<Record<string, unknown>>;
  switch (action['type']) {
    case 'MoveRobot': {
      const to: unknown = action['to'];
      if (!Array.isArray(to) || to.length !== 2) throw wrong(plain);
      const [x, y] = to as readonly unknown[];
      if (typeof x !== 'number' || typeof y !== 'number') throw wrong(plain);
      return { id: 'MoveRobot', x, y };
    }
    case 'InteractProp': {
      const mode = action['mode'];
      if (mode === undefined) return { id: 'InteractProp' };
      if (typeof mode !== 'string') throw wrong(plain);
      return { id: 'InteractProp', index: modeIndex(state, mode) };
    }
    case 'InteractLeak':
      return useLeak(action);
    case 'ApplyHeatShield':
    case 'ActivateReactor':
    case 'EndTurn':
      return { id: action['type'] };
    default:
      throw wrong(plain);
  }
}

function useLeak(action: Readonly<Record<string, unknown>>): SubmittedAction {
  if (action['use'] === 'Repair') {
    const { carrier } = action;
    return carrier === undefined ? { id: 'Repair' } : { id: 'Repair', index: carrierIndex(carrier, action) };
  }
  if (action['use'] === 'Neutralize')
    return { id: 'Neutralize', index: carrierIndex(action['element'], action) };
  throw wrong(action);
}

function carrierIndex(name: unknown, action: unknown): number {
  const index = carriers.findIndex((carrier) => carrier === name);
  if (index < 0) throw wrong(action);
  return index;
}

/**
 * Returns the number of a mode of the junction under the robot, or -1 (not a valid mode) if it does not have this mode.
 */
function modeIndex({ machine, robot }: State, mode: string): number {
  const type = machine.level.props[machine.propAt.get(robot) ?? -1]?.type;
  return type === undefined ? -1 : settingsOf(type).indexOf(mode);
}

function wrong(plain: unknown): MalformedAction {
  return new MalformedAction(`Expected an action but found ${JSON.stringify(plain)}.`);
}
