import { leftOut, type Section } from '../../design';

/** The state of a level: the grid, its numbers, networks, hazards, robot. */
export const world: readonly Section[] = [
  {
    title: 'Layered grid',
    demands: {
      'v1-cell-terrain': 'A cell is floor or wall.',
      'v1-cell-networks': 'Below a cell there is at most one cell of each network.',
      'v1-cell-prop': 'A cell has at most one prop.',
      'v1-cell-robot': 'The robot is on floor only.',
      'v1-terrain-static': 'Terrain does not change in play.',
      'v1-networks-apart': 'The three networks do not affect each other underground.',
      'v1-adjacency': 'Cells of one network that share a side are connected.',
      'v1-topology-rejected':
        'A network without one clear flow from sources to junctions and consumers is an error.',
      'v1-network-sources':
        'A network has one source or more, and consumers and junctions as the level wants.',
    },
  },
  {
    title: 'Numeric model',
    demands: {
      'v1-floats': 'Amounts are 32-bit floats and are not rounded to fewer digits.',
      'v1-clamps': 'Amounts stay between 0 and the limits of the balance.',
      'v1-number-and-band': 'The inspector shows amounts to one decimal place, with their bands.',
      'v1-numbers-everywhere':
        'Hovers, pictures and the command line write amounts with one decimal place and their band, too.',
      'v1-tests-by-bands': leftOut(
        'Tests expect bands and states, and exact numbers only of formulas.',
        'No test can hold this. The required tests below do so; exact numbers are in the tests of formulas, such as the flow of a network.',
      ),
    },
  },
  {
    title: 'Surface terrain',
    demands: {
      'v1-floor': 'The robot walks on floor.',
      'v1-wall': 'The robot does not walk into walls, which can hold pipes, cables and electricity leaks.',
      'v1-wall-no-hazards': 'A wall has no hazards.',
    },
  },
  {
    title: 'Underground network cells',
    demands: {
      'v1-network-state': 'A network cell is absent, intact or leaking.',
      'v1-network-values': 'A network cell has an amount, and a pressure or a voltage.',
      'v1-network-quantity': 'Fuel and coolant have no voltage, and electricity has no pressure.',
    },
  },
  {
    title: 'Surface hazards',
    demands: {
      'v1-hazard-values': 'A floor cell has fuel, coolant, electricity, heat, and blocks against elements.',
      'v1-no-smoke': leftOut(
        'There is no smoke, no fire, no integrity of cells and no stability of the facility.',
        'It names what does not exist. The format rejects unknown fields.',
      ),
    },
  },
  {
    title: 'Robot',
    demands: {
      'v1-robot-state': 'The robot has a position, remedies and a duration of heat immunity.',
      'v1-robot-lost': 'The robot takes no damage by degrees: an unsafe cell without protection is a loss.',
    },
  },
  {
    title: 'Level state',
    demands: {
      'v1-state-stable': 'A level is stable while everything is supplied and no hazard at caution grows.',
      'v1-state-caution':
        'It is at caution while a consumer is off or starved, a hazard grows, or a reactor is warm.',
      'v1-state-critical': 'It is critical while the heat of a reactor is close to terminal.',
      'v1-state-critical-forecast': 'What people are told is critical, too, while a loss is forecast.',
      'v1-state-ready': 'It is ready while a reactor can be activated.',
      'v1-state-lost': 'It is lost after a terminal failure.',
      'v1-state-won': 'It is won after the activation.',
      'v1-state-derived': 'The state is derived after each simulation and after the activation.',
    },
  },
];
