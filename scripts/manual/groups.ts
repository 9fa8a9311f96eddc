import type { IssueCode } from '../../engine/reactor';

/** A chapter of the manual: codes that concern the same thing. */
export interface Group {
  readonly title: string;
  /** What a modder should know about this part of a level before reading on. Markdown. */
  readonly intro: string;
  readonly codes: readonly IssueCode[];
}

/** The chapters of the manual, from the text inwards to what the level does when it is played. */
export const groups: readonly Group[] = [
  {
    title: 'The text',
    intro:
      'Before anything can be checked, the file has to be JSON, and a level of the version that the engine reads.',
    codes: ['syntax', 'duplicate-key', 'unsupported-format', 'unsupported-version'],
  },
  {
    title: 'Fields and values',
    intro:
      'Every object of a level has a fixed set of fields, and every field takes one kind of value. ' +
      '[The level format](level-format.md) lists them all.',
    codes: ['missing-field', 'unknown-field', 'wrong-type', 'invalid-value'],
  },
  {
    title: 'The map',
    intro:
      'Terrain and the three networks are grids: a list of rows, one character a cell. All four have the size that ' +
      '`dimensions` says.',
    codes: ['dimensions-too-small', 'dimensions-too-large', 'row-count', 'row-length', 'unknown-glyph'],
  },
  {
    title: 'The robot',
    intro: 'There is one robot. It stands on floor and has little room in its pockets.',
    codes: ['robot-out-of-bounds', 'robot-not-on-floor', 'inventory-over-capacity'],
  },
  {
    title: 'Hazards',
    intro: 'What lies on the floor when the level begins. Each floor cell has at most one entry.',
    codes: ['hazard-out-of-bounds', 'hazard-on-wall', 'duplicate-hazard', 'unreachable-hazard'],
  },
  {
    title: 'Props',
    intro:
      'Props are what the robot works: flows, consumers, junctions, doors, terminals, supplies and reactors. They ' +
      'stand on floor, one a cell.',
    codes: [
      'prop-out-of-bounds',
      'prop-not-on-floor',
      'prop-overlap',
      'prop-without-network',
      'unreachable-prop',
      'unused-supply',
    ],
  },
  {
    title: 'Reactors',
    intro:
      'A reactor is bound to three consumers by their positions, and watches the heat of its area. Activating one ' +
      'wins the level.',
    codes: [
      'no-reactor',
      'duplicate-id',
      'binding-missing',
      'binding-out-of-bounds',
      'binding-not-consumer',
      'binding-wrong-carrier',
      'area-not-floor',
    ],
  },
  {
    title: 'Doors',
    intro: 'A closed door keeps hazards from crossing its edge, the side that two floor cells share.',
    codes: [
      'door-edge-missing',
      'door-edge-out-of-bounds',
      'door-edge-not-adjacent',
      'door-edge-not-floor',
      'door-apart',
    ],
  },
  {
    title: 'Leaks',
    intro:
      'Fuel and coolant leak up through the floor over their pipe. Electricity leaks out of a wall, onto one floor ' +
      'cell beside it.',
    codes: [
      'leak-out-of-bounds',
      'leak-without-network',
      'leak-not-under-floor',
      'leak-access-mismatch',
      'leak-not-in-wall',
      'leak-face-missing',
      'leak-face-invalid',
      'duplicate-leak',
    ],
  },
  {
    title: 'Networks and junctions',
    intro:
      'Cells of one network that share a side are joined; there is nothing else to draw. Flow must have one way only ' +
      'to every cell.',
    codes: [
      'network-loop',
      'junction-carrier',
      'junction-branches',
      'junction-no-source',
      'junction-ambiguous',
      'orphan-network',
    ],
  },
  {
    title: 'Supply',
    intro: 'Whether consumers can have what they need, and whether they have it at the start.',
    codes: [
      'unreachable-consumer',
      'consumer-never-supplied',
      'required-consumer-starved',
      'reactor-not-ready',
    ],
  },
  {
    title: 'Rules and saved games',
    intro: 'What rules look at and change has to exist, and a saved game has to belong to its level.',
    codes: ['rule-invalid-target', 'rule-invalid-leak', 'rule-never-fires', 'state-mismatch'],
  },
];
