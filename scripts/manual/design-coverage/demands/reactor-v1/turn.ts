import { leftOut, type Section } from '../../design';

/** A turn of the game: networks, hazards, rules, their order, forecasts. */
export const turn: readonly Section[] = [
  {
    title: 'Network flow',
    demands: {
      'v1-flow-start': 'Each network is recomputed from its enabled flows, independent of the others.',
      'v1-flow-walk':
        'Supply goes through intact and leaking cells, and stops where the network ends or is cut.',
      'v1-flow-falloff': 'Amount and pressure or voltage fall with each step.',
      'v1-flow-junctions': 'Junctions divide what goes through them.',
      'v1-flow-best': 'A cell takes the best amount and the best pressure or voltage of all sources.',
      'v1-flow-clamp': 'Values are clamped.',
      'v1-supplied': 'A consumer is supplied if both its amount and its pressure or voltage are enough.',
      'v1-supply-cut': 'A consumer that is cut off by the network or by a junction is not supplied.',
    },
  },
  {
    title: 'Surface hazards',
    demands: {
      'v1-leak-conducts': 'A leaking cell remains a part of its network.',
      'v1-leak-injects': 'A leak puts its element onto its access cell.',
      'v1-leak-amount': 'How much it lets out follows from the balance and the network.',
      'v1-leak-blocked': 'A block keeps the element of a leak out.',
      'v1-interactions': 'Hazards interact on each cell and between neighbors.',
      'v1-interactions-doors': 'A closed door separates neighbors.',
    },
  },
  {
    title: 'Condition bands and pair table',
    demands: {
      'v1-bands': 'The balance divides each hazard into safe, caution and critical.',
      'v1-pair-table': 'Each pair of bands has the event of the table.',
      'v1-pair-effects': 'The events equalize, heat, cool, discharge and burn as their names say.',
      'v1-pair-intent': leftOut(
        'Fuel is dangerous by electricity or heat, coolant by electricity; coolant opposes heat; elements and heat spread.',
        'It is the reason of the table and follows from it.',
      ),
    },
  },
  {
    title: 'Rule events',
    demands: {
      'v1-rule-fields': 'A rule can be enabled or not, fires once or repeatedly, and has a priority.',
      'v1-rule-forecast-text': 'A rule can have a text that the forecast shows.',
      'v1-rule-all': 'A rule fires if all of its predicates pass.',
      'v1-rule-turn': 'A predicate compares the turn.',
      'v1-rule-level-state': 'A predicate compares the state of the level.',
      'v1-rule-reactor': 'A predicate compares a reactor: ready, lost, won.',
      'v1-rule-prop': 'A predicate compares the type and state of a prop.',
      'v1-rule-service': 'A predicate compares the service of a consumer.',
      'v1-rule-network': 'A predicate compares the band of an amount, a pressure or a voltage.',
      'v1-rule-hazard': 'A predicate compares the band of a hazard.',
      'v1-rule-robot': 'A predicate compares the position or the inventory of the robot.',
      'v1-rule-eye': 'A predicate compares the all-seeing eye.',
      'v1-effect-leak': 'An effect starts a valid leak.',
      'v1-effect-worsen': 'An effect worsens a leak.',
      'v1-effect-network': 'An effect repairs or disables a network cell.',
      'v1-effect-prop': 'An effect enables or disables a prop.',
      'v1-effect-hazard': 'An effect adds or removes a hazard or heat.',
      'v1-effect-inventory': 'An effect adds or removes remedies.',
      'v1-effect-loss': 'An effect loses the level.',
      'v1-effect-warning': 'An effect gives a warning.',
      'v1-rules-forecastable': 'Rules are deterministic and are forecast.',
    },
  },
  {
    title: 'Simulation order',
    demands: {
      'v1-order': 'A turn has the sixteen steps of the design in their order.',
      'v1-order-valid': 'A state stays valid for the simulation, whatever is played.',
      'v1-order-loss': 'The rest of a turn still runs after a loss.',
      'v1-deltas': 'Changes of one value in one step add up before they are clamped.',
    },
  },
  {
    title: 'Forecasts',
    demands: {
      'v1-forecast-loss': 'The forecast reports a loss.',
      'v1-forecast-ready': 'It reports when reactors are ready.',
      'v1-forecast-starved': 'It reports required consumers that are starved.',
      'v1-forecast-crossings': 'It reports hazards that grow into caution or critical.',
      'v1-forecast-rules': 'It reports rules that fire.',
      'v1-forecast-copy': 'Forecasting does not change the level.',
      'v1-forecast-horizon': 'The balance says how far the forecast looks.',
    },
  },
];
