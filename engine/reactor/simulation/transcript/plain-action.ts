import { MalformedAction, type SubmittedAction } from '../../../core';
import {
  fittedAction,
  object,
  oneOf,
  optional,
  phrase,
  position,
  required,
  text,
  variant,
} from '../../../shape';
import { carriers, type Carrier } from '../../terms';
import { settingsOf } from '../prop-state';
import type { State } from '../state';

/** The shape of an action in its written form. */
const writtenAction = variant(
  'type',
  'The action.',
  {},
  {
    MoveRobot: object({ to: required(position, 'The cell that the robot moves to.') }),
    InteractProp: object({ mode: optional(text, 'The new mode of a junction.') }),
    InteractLeak: object({
      use: required(oneOf(['Repair', 'Neutralize']), 'The use: repair the leak, or neutralize its hazard.'),
      carrier: optional(oneOf(carriers), 'The carrier of the repaired leak, if there are several.'),
      element: optional(oneOf(carriers), 'The hazard to neutralize.'),
    }),
    ApplyHeatShield: object({}),
    ActivateReactor: object({}),
    EndTurn: object({}),
  },
);

/**
 * Converts an action in its written form to the core's: `{"type": "MoveRobot", "to": [x, y]}`,
 * `{"type": "InteractProp", "mode"?}`,
 * `{"type": "InteractLeak", "use": "Repair" | "Neutralize", "carrier"?, "element"?}`, the others by type alone. Needs
 * the state, since a mode's number depends on the junction under the robot. Throws a `MalformedAction` if it is none of
 * these.
 */
export function submittedFrom(plain: unknown, state: State): SubmittedAction {
  const action = fittedAction(writtenAction, plain);
  switch (action.type) {
    case 'MoveRobot': {
      const [x, y] = action.to;
      return { id: 'MoveRobot', x, y };
    }
    case 'InteractProp':
      return action.mode === undefined
        ? { id: 'InteractProp' }
        : { id: 'InteractProp', index: modeIndex(state, action.mode) };
    case 'InteractLeak':
      return action.use === 'Repair' ? repair(action.carrier) : neutralize(action.element);
    case 'ApplyHeatShield':
    case 'ActivateReactor':
    case 'EndTurn':
      return { id: action.type };
  }
}

function repair(carrier: Carrier | undefined): SubmittedAction {
  return carrier === undefined ? { id: 'Repair' } : { id: 'Repair', index: carriers.indexOf(carrier) };
}

function neutralize(element: Carrier | undefined): SubmittedAction {
  if (element === undefined)
    throw new MalformedAction(`Missing field "element". Expected ${phrase(oneOf(carriers))}.`);
  return { id: 'Neutralize', index: carriers.indexOf(element) };
}

/**
 * Returns the number of a mode of the junction under the robot, or -1 (not a valid mode) if it does not have this mode.
 */
function modeIndex({ machine, robot }: State, mode: string): number {
  const type = machine.level.props[machine.propAt.get(robot) ?? -1]?.type;
  return type === undefined ? -1 : settingsOf(type).indexOf(mode);
}
