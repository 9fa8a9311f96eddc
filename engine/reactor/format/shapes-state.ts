import type { Balance } from '../balance';
import {
  integer,
  list,
  number,
  object,
  oneOf,
  oneOfOrNull,
  optional,
  position,
  required,
  text,
  type ObjectShape,
} from '../../shape';
import { carriers, levelStates, lossCauses, services } from '../terms';
import { amountMembers, blocksShape, hazardShape, robotShape } from './shapes-floor';
import { propModes, propStates } from './shapes-rules';

/** The shape of `state`: the changes that play has made in a saved game. */
export function stateShape<L extends ObjectShape>(balance: Balance, leak: L) {
  // a cell that was empty and no longer is has an entry without amounts
  const previous = object({
    position: required(position, 'The floor cell.'),
    ...amountMembers(balance),
    blocks: optional(blocksShape, 'The elements that were kept out of the cell.'),
  });
  const values = list(number(0, balance.network.max));
  const carrierValues = object({
    amount: required(values, 'The amount in each network cell, in cell order.'),
    potential: required(values, 'The pressure or voltage in each network cell, in cell order.'),
  });
  return object({
    turn: required(integer(1), 'The turn, counted from 1.'),
    actionsLeft: required(integer(0), 'Actions left in the turn.'),
    moves: required(integer(0), 'Moves made this turn.'),
    status: required(oneOf(levelStates), 'The level state as last derived.'),
    lossCause: required(oneOfOrNull(lossCauses), 'The cause of the loss, or null.'),
    robot: required(robotShape, 'The current state of the robot.'),
    allSeeingEye: required(
      oneOf(['Locked', 'Unlocked']),
      'The current state of the All-Seeing Eye: `Unlocked` if the underground is visible.',
    ),
    props: required(
      list(
        object(
          {
            position: required(position, 'The cell of the prop.'),
            state: optional(oneOf(propStates), 'The current state of the prop.'),
            mode: optional(oneOf(propModes), 'The current mode of the prop.'),
          },
          { atLeastOne: ['state', 'mode'] },
        ),
      ),
      'The props whose state or mode differs from the level.',
    ),
    leaks: required(list(leak), 'All current leaks in order, including those started by rules.'),
    severed: required(
      list(
        object({
          carrier: required(oneOf(carriers), 'The network.'),
          position: required(position, 'The network cell.'),
        }),
      ),
      'The disabled network cells.',
    ),
    hazards: required(list(hazardShape(balance)), 'Every floor cell that has a hazard on it.'),
    previous: required(
      list(previous),
      'The amounts at the end of the previous turn, for the cells where they were different.',
    ),
    networks: required(
      object({
        fuel: required(carrierValues, 'The current values of the fuel network.'),
        coolant: required(carrierValues, 'The current values of the coolant network.'),
        electricity: required(carrierValues, 'The current values of the electricity network.'),
      }),
      'The current values of the networks.',
    ),
    services: required(list(oneOf(services)), 'The service of each consumer, in prop order.'),
    readyReactors: required(list(text), 'The reactors that were ready when last derived.'),
    fired: required(list(text), 'The `Once` rules that have fired.'),
  });
}
