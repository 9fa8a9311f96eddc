import { list, nonEmptyText, object, oneOf, optional, position, required, variant } from '../../shape';
import { junctionModes } from '../terms';

const switchable = object({
  state: required(oneOf(['Enabled', 'Disabled']), 'The state of the prop: on or off.'),
});
const supply = object({
  state: required(
    oneOf(['Available', 'Depleted']),
    'The state of the supply: whether its remedy can still be taken.',
  ),
});

/** The positions of a reactor's three consumers. */
const bindingsShape = object({
  fuel: required(position, 'The fuel consumer.', 'binding-missing'),
  coolant: required(position, 'The coolant consumer.', 'binding-missing'),
  electricity: required(position, 'The electricity consumer.', 'binding-missing'),
});

export const propShape = variant(
  'type',
  'The type of the prop.',
  { position: required(position, 'The floor cell on which it stands.') },
  {
    FuelFlow: switchable,
    CoolantFlow: switchable,
    ElectricityFlow: switchable,
    FuelConsumer: switchable,
    CoolantConsumer: switchable,
    ElectricityConsumer: switchable,
    TJunction: object({
      mode: required(oneOf(junctionModes.TJunction), 'The weights of its two outgoing branches.'),
    }),
    CrossJunction: object({
      mode: required(oneOf(junctionModes.CrossJunction), 'The weights of its three outgoing branches.'),
    }),
    Door: object({
      state: required(oneOf(['Open', 'Closed']), 'A closed door keeps hazards from crossing its edge.'),
      edge: required(
        list(position, { min: 2, max: 2, tooFew: 'door-edge-missing' }),
        'The two neighboring floor cells between which it stands.',
        'door-edge-missing',
      ),
    }),
    AllSeeingEyeTerminal: object({}),
    FuelRemedySupply: supply,
    CoolantRemedySupply: supply,
    ElectricityRemedySupply: supply,
    HeatRemedySupply: supply,
    ReactorControl: object({
      id: required(nonEmptyText, 'The name by which rules know the reactor.'),
      consumers: required(bindingsShape, 'The consumers that have to produce before it can be activated.'),
      area: optional(
        list(position, { min: 1, distinct: true }),
        'The floor cells whose heat counts. The default is the control and the floor cells next to it.',
      ),
    }),
  },
);
