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
  type DraftOf,
} from '../../shape';
import { nukeKinds, skills, type Skill } from '../terms';

/** The `format` of a `*.lix.json`. */
export const scenarioFormat = 'lix-scenario';
export const scenarioVersion = 1;

/**
 * The upper limits. A game takes time for each of its updates, and memory for each update in which something happens.
 */
export const bounds = { players: 16, lix: 1000, skill: 1000, updates: 100_000 } as const;

const uses = optional(integer(0, bounds.skill), 'The number of times that it can be assigned.', 0);

const skillMembers = Object.fromEntries(skills.map((skill) => [skill, uses])) as Readonly<
  Record<Skill, typeof uses>
>;

const playerShape = object({
  id: required(nonEmptyText, 'The name of the player, by which inputs refer to it.'),
  lixInHatch: required(integer(1, bounds.lix), 'The number of lix to spawn.'),
  spawnInterval: required(
    integer(1, bounds.updates),
    'The number of updates between two spawns. The first lix spawns in update 1.',
  ),
  updatesToExit: required(
    integer(1, bounds.updates),
    'The number of updates that a lix walks. A lix that spawned in update n is at the exit in update n plus this number.',
  ),
  skills: optional(object(skillMembers), 'The number of times that each skill can be assigned.', {}),
});

const inputShape = variant(
  'type',
  'The kind of the input.',
  {
    update: required(
      integer(1, bounds.updates),
      'The update at whose beginning the input takes effect. It was given between the previous update and this one.',
    ),
    player: required(nonEmptyText, 'The id of the player.'),
  },
  {
    Nuke: object({}),
    Assign: object({
      skill: required(
        oneOf(skills),
        'The skill. An exploder kills its lix; the other skills are only used up.',
      ),
      lix: required(integer(1, bounds.lix), 'The number of the player’s lix, counted in spawn order from 1.'),
    }),
    Leave: object({}),
  },
);

/** The shape of a scenario's file. */
export const scenarioShape = object({
  $schema: optional(text, 'The JSON Schema that an editor may use. The game ignores it.'),
  format: required(oneOf([scenarioFormat]), 'The kind of the file.'),
  version: required(integer(scenarioVersion, scenarioVersion), 'The version of the format: 1.'),
  title: optional(text, 'The title of the scenario.'),
  description: optional(text, 'A short description of the scenario.'),
  nuke: required(
    oneOf(nukeKinds),
    'The effect of a player’s nuke: with `Exploder` the player’s lix explode, with `Concede` the player loses control.',
    'nuke-kind',
  ),
  overtime: required(
    integer(0, bounds.updates),
    'The number of updates that the other players have left when a player who has saved a lix can do nothing more. 0 is a race: the first save ends the game for all players.',
  ),
  until: required(integer(1, bounds.updates), 'The last update that is played.'),
  players: required(
    list(playerShape, { min: 1, max: bounds.players }),
    'The players. Within an update, everything is processed in this order.',
  ),
  inputs: optional(
    list(inputShape),
    'The inputs of the players, in order of their updates. A player without an input waits.',
    [],
  ),
});

export type ScenarioDraft = DraftOf<typeof scenarioShape>;
export type PlayerDraft = DraftOf<typeof playerShape>;
export type InputDraft = DraftOf<typeof inputShape>;
