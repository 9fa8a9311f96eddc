import type { Balance } from '../balance';
import { integer, number, object, optional, position, required } from '../../shape';

/** The number of turns for which each element is kept out of a cell. */
export const blocksShape = object({
  fuel: optional(integer(1), 'Turns for which fuel is kept out.'),
  coolant: optional(integer(1), 'Turns for which coolant is kept out.'),
  electricity: optional(integer(1), 'Turns for which electricity is kept out.'),
});

/** The four amounts of a floor cell, within the limits of the balance. */
export function amountMembers(balance: Balance) {
  const amount = number(0, balance.hazard.max);
  return {
    fuel: optional(amount, 'Leaked fuel.', 0),
    coolant: optional(amount, 'Leaked coolant.', 0),
    electricity: optional(amount, 'Leaked electricity.', 0),
    heat: optional(amount, 'Heat.', 0),
  };
}

/** The shape of a hazard: one floor cell with amounts or blocks. */
export function hazardShape(balance: Balance) {
  return object(
    {
      position: required(position, 'The floor cell.'),
      ...amountMembers(balance),
      blocks: optional(
        blocksShape,
        'The elements that remedies keep out of the cell, each with its number of turns.',
      ),
    },
    { atLeastOne: ['fuel', 'coolant', 'electricity', 'heat', 'blocks'] },
  );
}

const count = integer(0);

/** The number of each remedy that the robot carries. */
export const inventoryShape = object({
  FuelNeutralizer: optional(count, 'Fuel neutralizers carried.', 0),
  CoolantNeutralizer: optional(count, 'Coolant neutralizers carried.', 0),
  ElectricityNeutralizer: optional(count, 'Electricity neutralizers carried.', 0),
  HeatShield: optional(count, 'Heat shields carried.', 0),
});

export const robotShape = object({
  position: required(position, 'The floor cell on which it stands.'),
  inventory: optional(inventoryShape, 'The remedies that it carries.', {}),
  heatImmunity: optional(integer(0), 'Steps for which heat does not harm it.', 0),
});
