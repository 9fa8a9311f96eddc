import {
  integer,
  list,
  nonEmptyText,
  object,
  oneOf,
  optional,
  required,
  text,
  variant,
  type Drafted,
} from '../../shape';
import { nukeKinds, skills, type Skill } from '../terms';

/** The `format` of a `*.lix.json`. */
export const scenarioFormat = 'lix-scenario';
export const scenarioVersion = 1;

/** What may be at most. A game takes time for each of its updates, and memory for each that something happens in. */
export const bounds = { players: 16, lix: 1000, skill: 1000, updates: 100_000 } as const;

const uses = optional(integer(0, bounds.skill), 'How many times it can be assigned.', 0);

const skillMembers = Object.fromEntries(skills.map((skill) => [skill, uses])) as Readonly<
  Record<Skill, typeof uses>
>;

const playerShape = object({
  id: required(nonEmptyText, 'The name of the player: inputs name it.'),
  lixInHatch: required(integer(1, bounds.lix), 'How many lix are to spawn.'),
  spawnInterval: required(
    integer(1, bounds.updates),
    'How many updates lie between two spawns. The first lix spawns in update 1.',
  ),
  updatesToExit: required(
    integer(1, bounds.updates),
    'How many updates a lix walks: one that spawned in update n is at the exit in update n plus this.',
  ),
  skills: optional(object(skillMembers), 'How often which skill can be assigned.', {}),
});

const inputShape = variant(
  'type',
  'What the player does.',
  {
    update: required(
      integer(1, bounds.updates),
      'At the beginning of which update it takes effect: it was given between that one and the one before.',
    ),
    player: required(nonEmptyText, 'The id of the player.'),
  },
  {
    Nuke: object({}),
    Assign: object({
      skill: required(oneOf(skills), 'The skill. An exploder kills its lix; the others are only spent.'),
      lix: required(integer(1, bounds.lix), 'Which of the player’s lix, counted in spawn order from 1.'),
    }),
    Leave: object({}),
  },
);

/** The shape of a scenario's file. */
export const scenarioShape = object({
  $schema: optional(text, 'The JSON Schema that an editor may use. The game ignores it.'),
  format: required(oneOf([scenarioFormat]), 'What kind of file this is.'),
  version: required(integer(scenarioVersion, scenarioVersion), 'The version of the format: 1.'),
  title: optional(text, 'What the scenario is called.'),
  description: optional(text, 'What it is about.'),
  nuke: required(
    oneOf(nukeKinds),
    'What a player’s nuke is: `Exploder` has the player’s lix explode, `Concede` takes the player’s control.',
    'nuke-kind',
  ),
  overtime: required(
    integer(0, bounds.updates),
    'How many updates are left to the others when one who has saved a lix can do nothing any more. 0 is a race: the first save ends the game for all.',
  ),
  until: required(integer(1, bounds.updates), 'The last update that is played.'),
  players: required(
    list(playerShape, { min: 1, max: bounds.players }),
    'Who plays. Their order is the order in which everything of one update goes.',
  ),
  inputs: optional(list(inputShape), 'What the players do, by updates. Who gives nothing waits.', []),
});

export type ScenarioDraft = Drafted<typeof scenarioShape>;
export type PlayerDraft = Drafted<typeof playerShape>;
export type InputDraft = Drafted<typeof inputShape>;
