import type { Severity } from '../core';

/**
 * The code and severity of every issue of scenario files. Faults that are found without playing are errors; inputs that the
 * game refuses are warnings. The manual is generated from the doc comments: one sentence on what is wrong, more where it
 * helps, and how to fix it.
 */
export const lixCodes = {
  /**
   * The text is not valid JSON.
   *
   * Fix: add, remove or replace the marked text as the message says.
   */
  syntax: 'error',
  /**
   * The file is not a version 1 scenario.
   *
   * Nothing else of such a file is checked.
   *
   * Fix: start the file with `"format": "lix-scenario"` and `"version": 1`.
   */
  'unsupported-format': 'error',
  /**
   * The engine does not support this version of the scenario format.
   *
   * Fix: write `"version": 1` if the file is a version 1 scenario; otherwise use an engine that supports the version.
   */
  'unsupported-version': 'error',
  /**
   * A required field is missing.
   *
   * Fix: add the field, with a value of the type that the message names.
   */
  'missing-field': 'error',
  /**
   * An object has an unknown field.
   *
   * Keys that start with `x-` are allowed everywhere, for your own notes.
   *
   * Fix: correct the name, remove the key, or start it with `x-`.
   */
  'unknown-field': 'error',
  /**
   * An object has the same key twice, and only the first counts.
   *
   * Fix: remove one of the two, or rename it.
   */
  'duplicate-key': 'error',
  /**
   * A value has the wrong type.
   *
   * Fix: use a value of the type that the message names.
   */
  'wrong-type': 'error',
  /**
   * A value has the right type but is not allowed, such as an unknown word, a number out of range or an empty list of
   * players.
   *
   * Fix: use one of the values that the message names.
   */
  'invalid-value': 'error',
  /**
   * A scenario is not set to exactly one kind of nuke.
   *
   * The scenario decides what a player's nuke does: either `Exploder` or `Concede`. This matters without overtime too, since
   * players can nuke before any lix is saved.
   *
   * Fix: write `"nuke": "Exploder"` or `"nuke": "Concede"`.
   */
  'nuke-kind': 'error',
  /**
   * Two players have the same id.
   *
   * Fix: give the later one a unique id, and update the inputs that refer to it.
   */
  'duplicate-id': 'error',
  /**
   * An input refers to an unknown player.
   *
   * Fix: use the id of one of the scenario's players, or add the player.
   */
  'unknown-player': 'error',
  /**
   * A player has two inputs in one update.
   *
   * Every player has at most one input per update, and waits without one. Of two inputs the first one counts.
   *
   * Fix: move the later one to another update, or remove it.
   */
  'second-input': 'error',
  /**
   * A player nukes twice.
   *
   * Each player can nuke only once per game. The nuke of the earlier update counts.
   *
   * Fix: remove one of the two.
   */
  'second-nuke': 'error',
  /**
   * An input is not written in the order of updates.
   *
   * Inputs are played in the order of their updates, wherever they are written.
   *
   * Fix: move it after the inputs of earlier updates and before those of later ones, or correct its update.
   */
  'input-order': 'warning',
  /**
   * An input belongs to an update after the end of the scenario.
   *
   * Fix: raise `until`, or remove the input.
   */
  'input-after-end': 'warning',
  /**
   * An input belongs to an update after the end of the game.
   *
   * A game is over as soon as no player has a lix that walks or is to spawn.
   *
   * Fix: move the input to an earlier update, or remove it.
   */
  'game-over': 'warning',
  /**
   * A player acts after losing control.
   *
   * Players lose control when they concede or leave, and all players lose it with the end-of-overtime nuke. The message says
   * why and when. Control never returns. The game refuses the input, and the player waits.
   *
   * Fix: move the input to an earlier update, or remove it.
   */
  'no-control': 'warning',
  /**
   * A player acts after leaving the game.
   *
   * Fix: move the input to an earlier update, or remove it.
   */
  'has-left': 'warning',
  /**
   * A skill is assigned to a lix that has not spawned yet, was saved or has exploded.
   *
   * The inputs of an update are played before its spawns, so a lix can be given a skill in the update after its spawn at
   * the earliest.
   *
   * Fix: move the input to an update in which the lix is walking, or use another lix.
   */
  'no-lix': 'warning',
  /**
   * A skill is assigned that the player has no more of.
   *
   * Fix: give the player more of it in `skills`, or remove the input.
   */
  'no-skill': 'warning',
} as const satisfies Record<string, Severity>;

export type LixCode = keyof typeof lixCodes;
