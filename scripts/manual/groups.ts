import type { IssueCode } from '../../engine/reactor';

/** A chapter of the diagnostics page: codes about the same part of a level. */
export interface Group {
  readonly title: string;
  /** An introduction to this part of a level, in Markdown. */
  readonly intro: string;
  readonly codes: readonly IssueCode[];
}

/** The chapters of the diagnostics page, from the syntax to the behavior of the level in play. */
export const groups: readonly Group[] = [
  {
    title: 'Syntax',
    intro:
      'The file must be valid JSON and a level of a version that the engine supports. Otherwise nothing else is checked.',
    codes: ['syntax', 'duplicate-key', 'unsupported-format', 'unsupported-version'],
  },
  {
    title: 'Fields and values',
    intro:
      'Every object of a level has a fixed set of fields, and every field takes one type of value. ' +
      '[Level format](level-format.md) lists them all.',
    codes: ['missing-field', 'unknown-field', 'wrong-type', 'invalid-value'],
  },
  {
    title: 'The map',
    intro:
      'Terrain and the three networks are grids: lists of rows with one character for each cell. All four must have the ' +
      'size in `dimensions`.',
    codes: ['dimensions-too-small', 'dimensions-too-large', 'row-count', 'row-length', 'unknown-glyph'],
  },
  {
    title: 'The robot',
    intro: 'A level has one robot. It stands on floor and can carry a limited number of remedies.',
    codes: ['robot-out-of-bounds', 'robot-not-on-floor', 'inventory-over-capacity'],
  },
  {
    title: 'Hazards',
    intro:
      'Hazards are the amounts on the floor at the start of the level. Each floor cell has at most one entry.',
    codes: ['hazard-out-of-bounds', 'hazard-on-wall', 'duplicate-hazard', 'unreachable-hazard'],
  },
  {
    title: 'Props',
    intro:
      'The robot operates props: flows, consumers, junctions, doors, terminals, supplies and reactors. They are on ' +
      'floor, at most one in each cell.',
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
      'A reactor is bound to three consumers by their positions, and depends on the heat of its area. Activating one ' +
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
    intro: 'A closed door prevents hazards from crossing its edge, the side between two floor cells.',
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
      'Fuel and coolant leak through the floor above their pipe. Electricity leaks out of a wall into one adjacent ' +
      'floor cell.',
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
      'Cells of one network that share a side are connected. There must be only one path from a flow to each cell.',
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
    intro: 'These codes are about consumers that cannot be supplied, or are not supplied at the start.',
    codes: [
      'unreachable-consumer',
      'consumer-never-supplied',
      'required-consumer-starved',
      'reactor-not-ready',
    ],
  },
  {
    title: 'Rules and saved games',
    intro: 'The targets of rules must exist, and a saved game must match its level.',
    codes: ['rule-invalid-target', 'rule-invalid-leak', 'rule-never-fires', 'state-mismatch'],
  },
];
