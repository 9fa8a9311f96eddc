import { leftOut, type Section } from '../../design';

/** The game as the player meets it: turns, goal, loss, information. */
export const play: readonly Section[] = [
  {
    title: 'Status',
    demands: {
      'v1-version': 'Version 1 of the file format belongs to this design.',
      'v1-prototype': 'A file of the prototype is rejected with a clear message, and is not converted.',
    },
  },
  {
    title: 'Core concept',
    demands: {
      'v1-deterministic': 'The same actions in the same state always lead to the same state.',
      'v1-no-hurry': leftOut(
        'The game feels logical and readable, not hectic.',
        'It is an aim that the other demands serve. Nothing in the game depends on time or chance.',
      ),
    },
  },
  {
    title: 'Turn structure',
    demands: {
      'v1-turn-budget': 'In the player phase, the player spends the action budget of the level.',
      'v1-turn-once':
        'The simulation runs once, when the budget is spent or the turn is ended, and not after an action.',
      'v1-turn-events':
        'After the simulation, rules act and the durations of blocks and of heat immunity advance.',
    },
  },
  {
    title: 'Goal',
    demands: {
      'v1-goal-supply':
        'A reactor is ready only while its fuel, coolant and electricity consumers all produce.',
      'v1-goal-heat': 'A reactor is ready only while its area is not too hot.',
      'v1-goal-control': 'The robot has to be at the reactor control to activate the reactor.',
      'v1-ready-words': 'A level that is ready shows the words REACTOR READY.',
      'v1-win-by-activation': 'Activating a ready reactor costs an action and wins the level.',
    },
  },
  {
    title: 'Loss conditions',
    demands: {
      'v1-loss-heat': 'Terminal heat of a reactor loses the level.',
      'v1-loss-robot': 'A robot that ends the simulation in a hazard without protection loses the level.',
      'v1-loss-passing': 'Hazards harm the robot only where it ends up.',
      'v1-loss-rule': 'A rule can lose the level.',
      'v1-loss-authored': 'A level can define by rules when hazards are beyond recovery.',
      'v1-starvation-no-loss': 'A starved or disabled consumer prevents readiness but never loses the level.',
      'v1-loss-predicted':
        'A loss that needs no further action is forecast before it happens, turn by turn as it then comes.',
    },
  },
  {
    title: 'Information design',
    demands: {
      'v1-surface-visible':
        'Terrain, props with their states, leaks with their faces, hazards and doors are always visible.',
      'v1-service-visible': 'The service of each consumer is visible.',
      'v1-warnings-proved': 'Upcoming warnings that the forecast proves are visible.',
      'v1-always-visible':
        'Level state, remedies, actions left and upcoming warnings are visible in every mode.',
      'v1-locked-view':
        'Before the all-seeing eye is unlocked, the view of the player has no network values.',
      'v1-locked-picture': 'Before that, the picture of the board shows nothing of the underground.',
      'v1-locked-inspector': 'Before that, a cell says nothing of its networks.',
      'v1-locked-everywhere': 'Before that, two levels that differ underground only look the same.',
      'v1-locked-forecast': 'Before that, the forecast of the player has no network values.',
      'v1-unlocked':
        'After that, amounts, pressures, voltages and the structure of all networks are visible.',
      'v1-connectivity': 'After that, the way from a source to a consumer is visible.',
      'v1-editor-sees-all': 'The editor shows and edits every layer, whatever is unlocked.',
      'v1-bands-derived': 'Bands follow from amounts and the balance, and are not stored.',
    },
  },
];
