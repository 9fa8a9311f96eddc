import { leftOut, type Section } from '../../design';

/** Props, leaks, remedies and actions: the means of the robot. */
export const props: readonly Section[] = [
  {
    title: 'Props',
    demands: {
      'v1-prop-types':
        'There are flows, consumers, junctions of two kinds, doors, terminals, supplies and reactor controls.',
      'v1-prop-on-floor': 'Props are on floor.',
      'v1-prop-no-pairs': 'Props take no part in the interactions of hazards.',
    },
  },
  {
    title: 'Flow props',
    demands: {
      'v1-prop-carrier': 'A flow or a consumer belongs to one carrier and is above a cell of its network.',
      'v1-flow-enabled':
        'An enabled flow puts the amount and the pressure or voltage of the balance into its network cell.',
      'v1-flow-disabled': 'A disabled flow supplies nothing.',
    },
  },
  {
    title: 'Consumer props',
    demands: {
      'v1-consumer-toggle': 'The player enables and disables a consumer.',
      'v1-consumer-services': 'A consumer is disabled, starved, supplied or producing.',
      'v1-consumer-takes': 'A supplied consumer takes its demand from the network.',
      'v1-consumer-starved':
        'An enabled consumer without enough supply is reported as starved and prevents readiness.',
      'v1-consumer-warning': 'The warning of a starved consumer is seen in the main view.',
      'v1-consumer-off': 'A disabled consumer is not starved and cannot make a reactor ready.',
    },
  },
  {
    title: 'Reactor control props',
    demands: {
      'v1-reactor-bindings': 'A reactor stores the positions of its three consumers.',
      'v1-reactor-binding-errors':
        'A binding that is missing, out of bounds, not a consumer on floor, or of another carrier is an error.',
    },
  },
  {
    title: 'Junction props',
    demands: {
      'v1-junction-carrier': 'A junction is on floor above a cell of exactly one network.',
      'v1-junction-t': 'A T junction has one way in, two ways out and five modes.',
      'v1-junction-cross': 'A cross junction has one way in, three ways out and four modes.',
      'v1-junction-directions': 'The ways in and out follow from the network and its sources.',
      'v1-junction-ambiguous': 'A junction whose way in or ways out are ambiguous is an error.',
      'v1-junction-weights':
        'The numbers of a mode are weights that divide the amount and the pressure or voltage.',
      'v1-junction-zero': 'A branch of weight 0 gets nothing.',
      'v1-junction-choices': 'The player is offered the modes of a junction.',
      'v1-junction-labels': leftOut(
        'Live effects on the branches need no label.',
        'The design does not ask for them. The forecast shows them.',
      ),
    },
  },
  {
    title: 'Door props',
    demands: {
      'v1-door-states': 'A door is open or closed.',
      'v1-door-edge':
        'A door separates two adjacent floor cells: hazards cross that edge only while it is open.',
      'v1-door-robot': 'A closed door does not stop the robot.',
      'v1-door-networks': 'A closed door does not affect networks and their consumers.',
      'v1-door-hazards': 'A closed door does not remove hazards.',
      'v1-door-errors':
        'An edge that is missing, not adjacent, out of bounds or not between floor cells is an error.',
    },
  },
  {
    title: 'All-seeing-eye terminal props',
    demands: {
      'v1-eye-unlock': 'Using a terminal unlocks the all-seeing eye for the level.',
      'v1-eye-only': 'No other action unlocks it.',
    },
  },
  {
    title: 'Remedy supply props',
    demands: {
      'v1-supply-once': 'A supply gives its remedy once and is then depleted.',
      'v1-supply-types': 'The four supplies give the four remedies.',
    },
  },
  {
    title: 'Leaks',
    demands: {
      'v1-leak-data': 'A leak has a carrier, a position, an access cell and a state.',
      'v1-leak-floor': 'Fuel and coolant leak under floor, onto that cell.',
      'v1-leak-wall': 'Electricity leaks in a wall, onto one adjacent floor cell that the leak stores.',
      'v1-leak-reach': 'The robot repairs a leak from its access cell only.',
      'v1-leak-errors': 'An invalid leak of a level is an error.',
      'v1-leak-rejected': 'An invalid leak of a rule is an error, and is rejected if it comes up in play.',
      'v1-leak-repaired': 'A repaired leak lets out nothing more and leaves what has leaked.',
    },
  },
  {
    title: 'Remedies',
    demands: {
      'v1-inventory': 'The robot carries as many remedies as the balance allows.',
      'v1-neutralizer-removes':
        'A neutralizer is used up and removes its element from the cell, and nothing else.',
      'v1-neutralizer-blocks': 'It keeps its element, and no other, out of the cell for a time.',
      'v1-neutralizer-leak': 'It does not repair the leak.',
      'v1-shield': 'A heat shield is used up and makes the robot immune to heat for a number of moves.',
      'v1-shield-heat': 'It does not reduce heat or stop it from spreading.',
      'v1-shield-only': 'It does not protect against fuel, coolant or electricity.',
      'v1-mixed-hazards':
        'A cell with several hazards is safe only when there is a remedy against each of them.',
    },
  },
  {
    title: 'Player actions',
    demands: {
      'v1-action-cost': 'An action costs one action of the budget unless the balance says otherwise.',
      'v1-action-move': 'The robot moves to an adjacent floor cell.',
      'v1-action-interact':
        'It interacts with the prop on its cell: flows, consumers, junctions, doors, terminals and supplies.',
      'v1-action-leak': 'It repairs a leak that it reaches, or uses a neutralizer.',
      'v1-action-shield': 'It activates a heat shield that it carries.',
      'v1-action-activate': 'It activates the reactor of the control on its cell, if that is ready.',
      'v1-action-end': 'Ending the turn gives up the remaining actions.',
      'v1-action-refused': 'A refused action changes nothing, costs nothing and is reported.',
      'v1-action-names': 'People write actions by the names of the design, such as `InteractLeak`.',
      'v1-action-ids': leftOut(
        'Transcripts have the same names.',
        'They have the two uses of `InteractLeak` as two ids: [decision 008](decisions/008-simulation-readings.md).',
      ),
      'v1-not-ready': 'Activating a reactor that is not ready reports that.',
    },
  },
];
