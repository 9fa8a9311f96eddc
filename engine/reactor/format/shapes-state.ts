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

/** The shape of `state`: the part of a saved game that differs from its level. */
export function stateShape<L extends ObjectShape>(balance: Balance, leak: L) {
  // a cell that was empty and is not empty now has an entry without amounts
  const previous = object({
    position: required(position, 'The floor cell.'),
    ...amountMembers(balance),
    blocks: optional(blocksShape, 'The elements that were kept out of the cell, with the number of turns.'),
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
    lossCause: required(oneOfOrNull(lossCauses), 'Why the level is lost, or null.'),
    robot: required(robotShape, 'The robot now.'),
    allSeeingEye: required(
      oneOf(['Locked', 'Unlocked']),
      'The current state of the all-seeing eye. The underground is visible once it is unlocked.',
    ),
    props: required(
      list(
        object(
          {
            position: required(position, 'The cell of the prop.'),
            state: optional(oneOf(propStates), 'Its state now.'),
            mode: optional(oneOf(propModes), 'Its mode now.'),
          },
          { atLeastOne: ['state', 'mode'] },
        ),
      ),
      'The props whose state or mode differs from the level.',
    ),
    leaks: required(list(leak), 'All leaks now, rule-made ones included, in order.'),
    severed: required(
      list(
        object({
          carrier: required(oneOf(carriers), 'The network.'),
          position: required(position, 'Its cell.'),
        }),
      ),
      'The network cells that are cut out.',
    ),
    hazards: required(list(hazardShape(balance)), 'Every floor cell with anything on it.'),
    previous: required(
      list(previous),
      'The amounts at the end of the previous turn, for the cells where they were others.',
    ),
    networks: required(
      object({
        fuel: required(carrierValues, 'The fuel network now.'),
        coolant: required(carrierValues, 'The coolant network now.'),
        electricity: required(carrierValues, 'The electricity network now.'),
      }),
      'What the networks carry.',
    ),
    services: required(list(oneOf(services)), 'The service of each consumer, in prop order.'),
    readyReactors: required(list(text), 'The reactors that were ready when last derived.'),
    fired: required(list(text), 'The `Once` rules that have fired.'),
  });
}
