import { leftOut, sameAs, type Design } from '../design';

const bands = 'Version 1 has amounts as floats instead of numbers from 0 to 29, and limits in the balance.';
const noRobotStates =
  'Version 1 has no states of the robot: an action is accepted or refused, and an unsafe robot is a loss.';
const noEventNames = 'Version 1 describes states and their derivation instead of named transitions.';

/** The smaller model that version 1 was made from. */
export const reducedModel: Design = {
  title: 'Reduced model',
  intro:
    'Version 1 continues this model and takes its place: it is the authoritative design. A demand here is the same as one of ' +
    'version 1, or version 1 decides otherwise.',
  sections: [
    {
      title: 'Core concept',
      demands: {
        'reduced-deterministic': sameAs(
          'The game is deterministic and has no hidden chance.',
          'v1-deterministic',
        ),
        'reduced-phases': sameAs(
          'A turn has a player, a simulation and an event phase.',
          'v1-turn-once',
          'v1-turn-events',
        ),
      },
    },
    {
      title: 'Goal',
      demands: {
        'reduced-goal': sameAs(
          'Restored deliveries and a reactor that is not hot make it ready; activating it wins.',
          'v1-goal-supply',
          'v1-goal-heat',
          'v1-win-by-activation',
        ),
      },
    },
    {
      title: 'Loss conditions',
      demands: {
        'reduced-loss-heat': sameAs('Terminal heat loses.', 'v1-loss-heat'),
        'reduced-loss-cascade': sameAs('Heat that is beyond recovery loses.', 'v1-loss-authored'),
        'reduced-loss-starved': leftOut(
          'Consumers that starve for too long lose the level.',
          'Version 1 says that starvation never loses (`v1-starvation-no-loss`).',
        ),
        'reduced-loss-predicted': sameAs('A loss is forecast before it comes.', 'v1-loss-predicted'),
      },
    },
    {
      title: 'Turn structure',
      demands: {
        'reduced-actions': sameAs(
          'The player has a number of actions: move, use flows and consumers, repair, activate.',
          'v1-turn-budget',
          'v1-action-move',
          'v1-action-interact',
          'v1-action-leak',
          'v1-action-activate',
        ),
        'reduced-inspect': leftOut(
          'Inspecting a cell is an action.',
          'In version 1 the surface is always visible, and the all-seeing eye shows the rest.',
        ),
        'reduced-events': sameAs(
          'Events are forecast and not hidden.',
          'v1-rules-forecastable',
          'v1-forecast-rules',
        ),
      },
    },
    {
      title: 'Information design',
      demands: {
        'reduced-surface': sameAs(
          'Hazards, heat, props and services are visible.',
          'v1-surface-visible',
          'v1-service-visible',
        ),
        'reduced-underground': leftOut(
          'The state of each underground cell is always visible.',
          'Version 1 hides the underground until a terminal is used (`v1-locked-picture`).',
        ),
        'reduced-warnings': sameAs('Upcoming events are visible.', 'v1-warnings-proved'),
      },
    },
    {
      title: 'Layered grid',
      demands: {
        'reduced-layers': sameAs(
          'A cell has a surface, at most one cell of each network and at most one prop.',
          'v1-cell-terrain',
          'v1-cell-networks',
          'v1-cell-prop',
        ),
        'reduced-networks': sameAs('The networks do not affect each other.', 'v1-networks-apart'),
        'reduced-props': leftOut(
          'Each network has one type of flow and one of consumer, and there are no other props.',
          'Version 1 adds junctions, doors, terminals, supplies and reactor controls.',
        ),
      },
    },
    {
      title: 'Network semantics',
      demands: {
        'reduced-structure': sameAs('A network cell is absent, intact or leaking.', 'v1-network-state'),
        'reduced-thresholds': leftOut('Safe is 0 to 9, caution 10 to 19, critical 20 to 29.', bands),
      },
    },
    {
      title: 'State inventory',
      demands: {
        'reduced-blocked': leftOut(
          'A surface cell is open or blocked, and can change.',
          'In version 1 terrain does not change (`v1-terrain-static`).',
        ),
        'reduced-prop-states': sameAs(
          'Flows and consumers are enabled or disabled.',
          'v1-flow-disabled',
          'v1-consumer-toggle',
        ),
        'reduced-level-states': sameAs(
          'The level is stable, at caution, critical, ready or lost.',
          'v1-state-stable',
          'v1-state-caution',
          'v1-state-critical',
          'v1-state-ready',
          'v1-state-lost',
        ),
        'reduced-robot-states': leftOut(
          'The robot is ready, interacting, blocked or damaged.',
          noRobotStates,
        ),
      },
    },
    {
      title: 'Events that modify state',
      demands: {
        'reduced-blocks': leftOut('Cells are blocked and cleared.', 'In version 1 terrain does not change.'),
        'reduced-leaks': sameAs(
          'Leaks start, are repaired and inject.',
          'v1-effect-leak',
          'v1-leak-repaired',
          'v1-leak-injects',
        ),
        'reduced-pairs': sameAs(
          'Elements equalize, heat spreads, and pairs heat, cool and burn.',
          'v1-pair-effects',
        ),
        'reduced-clamp': leftOut('Values are clamped to 0 to 29.', bands),
        'reduced-prop-events': sameAs(
          'Props are enabled, disabled, supplied and starved.',
          'v1-effect-prop',
          'v1-flow-enabled',
          'v1-consumer-starved',
        ),
        'reduced-level-events': leftOut('Named events escalate and recover the level.', noEventNames),
        'reduced-robot-events': leftOut('Named events change the state of the robot.', noRobotStates),
      },
    },
    {
      title: 'Projection into the lookup matrix',
      demands: {
        'reduced-projection': sameAs(
          'Hazards interact on a cell and between neighbors, by their bands.',
          'v1-interactions',
          'v1-bands',
        ),
        'reduced-order-late': sameAs('Robot and level state are derived after the interactions.', 'v1-order'),
      },
    },
    {
      title: 'Simulation order',
      demands: {
        'reduced-order': leftOut(
          'A turn has twelve steps.',
          'Version 1 has sixteen (`v1-order`), with the same steps in the same order among them.',
        ),
      },
    },
    {
      title: 'Pair lookup',
      demands: {
        'reduced-table': sameAs('Each pair of bands has the event of the table.', 'v1-pair-table'),
        'reduced-legend': leftOut(
          'An event moves one or two bands.',
          'In version 1 the balance says how much an event changes (`v1-pair-effects`).',
        ),
      },
    },
    {
      title: 'Prop rules',
      demands: {
        'reduced-flow-rule': sameAs('A disabled flow supplies nothing.', 'v1-flow-disabled'),
        'reduced-consumer-rule': sameAs(
          'A consumer takes what it needs, or starves.',
          'v1-consumer-takes',
          'v1-consumer-starved',
        ),
        'reduced-required': sameAs('A reactor needs a consumer of each carrier.', 'v1-goal-supply'),
      },
    },
    {
      title: 'Robot rules',
      demands: {
        'reduced-robot-moves': sameAs('The robot moves on open cells only.', 'v1-action-move', 'v1-wall'),
        'reduced-robot-damage': leftOut('A cell with critical heat damages the robot.', noRobotStates),
      },
    },
    {
      title: 'Level rules',
      demands: {
        'reduced-derivation': leftOut(
          'The suggested derivation of the level state holds.',
          'Version 1 defines the states and what they mean (`v1-state-stable` and the following).',
        ),
      },
    },
    {
      title: 'Design pillars',
      demands: {
        'reduced-same-result': sameAs(
          'The same actions in the same state give the same result.',
          'v1-deterministic',
        ),
        'reduced-consequences': sameAs(
          'People see bands and what they lead to.',
          'v1-number-and-band',
          'v1-forecast-crossings',
        ),
        'reduced-prototype': sameAs('Code and files of the prototype do not bind.', 'v1-prototype'),
      },
    },
  ],
};
