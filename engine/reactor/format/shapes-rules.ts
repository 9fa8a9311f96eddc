import type { Balance } from '../balance';
import {
  flag,
  integer,
  list,
  nonEmptyText,
  number,
  object,
  oneOf,
  optional,
  position,
  required,
  text,
  variant,
} from '../../shape';
import {
  bands,
  carriers,
  comparisons,
  hazardFields,
  junctionModes,
  levelStates,
  propTypes,
  remedies,
  services,
  statesOfProp,
} from '../terms';

const equality = ['==', '!='] as const;
const target = required(position, 'The cell.');
const network = required(oneOf(carriers), 'The network.');
const comparison = required(oneOf(comparisons), 'The operator that compares the two sides.');
const equal = required(
  oneOf(equality),
  'The operator: `==` if the value has to match, `!=` if it must not match.',
);
const remedy = required(oneOf(remedies), 'The remedy.');
const count = required(integer(1), 'The number of remedies.');
const element = required(oneOf(carriers), 'The element.');
const amount = required(number(0, undefined, { above: 0 }), 'The amount.');

/** Every possible state of a prop. */
export const propStates = [...new Set(propTypes.flatMap((type) => statesOfProp(type)))];
/** Every possible mode of a junction. */
export const propModes = [...junctionModes.TJunction, ...junctionModes.CrossJunction];

export const predicateShape = variant(
  'type',
  'The type of the predicate.',
  {},
  {
    Turn: object({ op: comparison, value: required(integer(1), 'The turn number.') }),
    LevelState: object({ op: equal, value: required(oneOf(levelStates), 'The level state.') }),
    Reactor: object({
      reactor: required(text, 'The id of the reactor.'),
      is: required(oneOf(['Ready', 'NotReady', 'Lost', 'Won']), 'The state that the reactor has to be in.'),
    }),
    Prop: object(
      {
        position: required(position, 'The cell of the prop.'),
        propType: optional(oneOf(propTypes), 'The type that the prop has to have.'),
        state: optional(oneOf(propStates), 'The state that the prop has to have.'),
        mode: optional(oneOf(propModes), 'The mode that the prop has to have.'),
      },
      { atLeastOne: ['propType', 'state', 'mode'] },
    ),
    ConsumerService: object({
      position: required(position, 'The cell of the consumer.'),
      op: equal,
      service: required(oneOf(services), 'The service. `Producing` counts as `Supplied` too.'),
    }),
    NetworkBand: object({
      carrier: network,
      position: required(position, 'A cell of that network.'),
      quantity: required(
        oneOf(['Amount', 'Pressure', 'Voltage']),
        '`Amount`, or `Pressure` (fuel, coolant), or `Voltage` (electricity).',
      ),
      op: comparison,
      band: required(oneOf(bands), 'The band. Safe is the lowest, Critical the highest.'),
    }),
    HazardBand: object({
      position: required(position, 'A floor cell.'),
      hazard: required(oneOf(hazardFields), 'The hazard on the cell.'),
      op: comparison,
      band: required(oneOf(bands), 'The band. Safe is the lowest, Critical the highest.'),
    }),
    RobotPosition: object({
      position: required(position, 'The floor cell on which the robot has to stand.'),
    }),
    RobotInventory: object({
      remedy,
      op: comparison,
      count: required(integer(0), 'The number of these remedies that the robot carries.'),
    }),
    AllSeeingEye: object({
      is: required(
        oneOf(['Locked', 'Unlocked']),
        'The state of the All-Seeing Eye: `Unlocked` if the underground is visible.',
      ),
    }),
  },
);

/** Returns the shape of a rule's effects under a balance, which limits severities. */
export function effectShape(balance: Balance) {
  const severity = integer(1, balance.leak.maxSeverity);
  const networkCell = object({ carrier: network, position: target });
  const hazard = object({ position: target, hazard: element, amount });
  const heat = object({ position: target, amount });
  const inventory = object({ remedy, count });
  return variant(
    'type',
    'The type of the effect.',
    {},
    {
      StartLeak: object({
        carrier: network,
        position: target,
        access: optional(position, 'The floor cell that it leaks into. Needed for electricity.'),
        severity: optional(severity, 'The severity of the leak.', 1),
      }),
      WorsenLeak: object({
        carrier: network,
        position: target,
        by: optional(integer(1), 'The number that is added to the severity of the leak.', 1),
      }),
      RepairNetworkCell: networkCell,
      DisableNetworkCell: networkCell,
      SetPropState: object({
        position: target,
        state: required(oneOf(propStates), 'The state that the prop there takes.'),
      }),
      AddHazard: hazard,
      RemoveHazard: hazard,
      AddHeat: heat,
      RemoveHeat: heat,
      AddInventory: inventory,
      RemoveInventory: inventory,
      LoseLevel: object({ reason: required(text, 'The reason for the loss, shown to the player.') }),
      Warn: object({ text: required(text, 'The warning that is shown to the player.') }),
    },
  );
}

export function ruleShape(balance: Balance) {
  return object({
    id: required(nonEmptyText, 'The name of the rule.'),
    enabled: optional(flag, 'Controls whether the rule can fire at all.', true),
    trigger: optional(
      oneOf(['Once', 'Repeat']),
      'Controls whether the rule fires once or every time.',
      'Once',
    ),
    priority: optional(
      integer(),
      'The priority. Rules with lower numbers go first; ties are resolved by file order.',
      0,
    ),
    phase: optional(
      oneOf(['StartOfSimulation', 'EndOfTurn']),
      'The phase of the turn in which the rule is evaluated.',
      'EndOfTurn',
    ),
    predicates: optional(
      list(predicateShape),
      'The predicates, all of which have to hold. A rule without predicates always fires.',
      [],
    ),
    effects: required(list(effectShape(balance), { min: 1 }), 'The effects of the rule, in order.'),
    forecast: optional(text, 'The text that is shown to the player when the rule appears in the forecast.'),
  });
}
