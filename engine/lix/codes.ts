import type { Severity } from '../core';

/**
 * Every code that a scenario's file can be given, and how much it weighs. What can be told without playing is an error
 * where it makes no sense; an input that the game refuses is a warning. The doc comments are the manual: one sentence on
 * what is wrong, more where it helps, and how to mend it.
 */
export const lixCodes = {
  /**
   * The text is not JSON, or not all of it can be read.
   *
   * Fix: the message says what to add, remove or replace at the marked place.
   */
  syntax: 'error',
  /**
   * The file is not a version 1 scenario.
   *
   * Nothing else of such a file is checked.
   *
   * Fix: begin the file with `"format": "lix-scenario"` and `"version": 1`.
   */
  'unsupported-format': 'error',
  /**
   * The scenario is of a version of the format that this engine does not read.
   *
   * Fix: write `"version": 1` if the file is a version 1 scenario; otherwise use an engine that knows the version.
   */
  'unsupported-version': 'error',
  /**
   * Something has to be said here and is not.
   *
   * Fix: add the field; the message says what kind of value it takes.
   */
  'missing-field': 'error',
  /**
   * An object has a key that the format does not know there.
   *
   * Keys that begin with `x-` are yours.
   *
   * Fix: correct the name, remove the key, or begin it with `x-`.
   */
  'unknown-field': 'error',
  /**
   * An object has the same key twice, and only the first counts.
   *
   * Fix: remove one of the two, or rename it.
   */
  'duplicate-key': 'error',
  /**
   * A value is of another kind than the field takes.
   *
   * Fix: write a value of the kind that the message names.
   */
  'wrong-type': 'error',
  /**
   * A value is of the right kind but cannot be: an unknown word, a number out of its range, no player at all.
   *
   * Fix: write one of the values that the message names.
   */
  'invalid-value': 'error',
  /**
   * A scenario is not set to exactly one kind of nuke.
   *
   * What a player's nuke does is the scenario's to say: `Exploder` or `Concede`, neither both nor none of them. It matters
   * without overtime too, since players may nuke before anybody has saved a lix.
   *
   * Fix: write `"nuke": "Exploder"` or `"nuke": "Concede"`.
   */
  'nuke-kind': 'error',
  /**
   * Two players have the same id.
   *
   * Fix: give the later one another, and correct the inputs that mean it.
   */
  'duplicate-id': 'error',
  /**
   * An input is of a player whom the scenario does not have.
   *
   * Fix: write the id of one of its players, or add the player.
   */
  'unknown-player': 'error',
  /**
   * A player gives two inputs to one update.
   *
   * Every player contributes one input an update; who gives none waits. Of two the first that is written counts.
   *
   * Fix: give the later one to another update, or remove it.
   */
  'second-input': 'error',
  /**
   * A player nukes twice.
   *
   * Each player may nuke at most once a game. The nuke of the earlier update counts.
   *
   * Fix: remove one of the two.
   */
  'second-nuke': 'error',
  /**
   * An input is not written in the order of updates.
   *
   * Inputs are played in the order of their updates, wherever they are written.
   *
   * Fix: move it behind the inputs of earlier updates and before those of later ones, or correct its update.
   */
  'input-order': 'warning',
  /**
   * An input is of an update that is not played, since the scenario ends before.
   *
   * Fix: raise `until`, or remove the input.
   */
  'input-after-end': 'warning',
  /**
   * An input is of an update that is not played, since the game is over by then.
   *
   * A game is over as soon as no player has a lix that walks or is to spawn.
   *
   * Fix: give the input to an earlier update, or remove it.
   */
  'game-over': 'warning',
  /**
   * A player acts who has lost control.
   *
   * Who has conceded or left has no control, and after the end-of-overtime nuke nobody has. The message says which it
   * was, and when. Control never comes back. The game refuses the input: the player waits.
   *
   * Fix: give the input to an earlier update, or remove it.
   */
  'no-control': 'warning',
  /**
   * A player acts who has left the game.
   *
   * Fix: give the input to an update before that, or remove it.
   */
  'has-left': 'warning',
  /**
   * A skill is given to a lix that is not there: it has not spawned by then, or it was saved or has exploded.
   *
   * What an update's inputs do comes before its spawns, so that a lix can be given a skill in the update after its spawn
   * at the earliest.
   *
   * Fix: give the input to an update in which the lix walks, or name another lix.
   */
  'no-lix': 'warning',
  /**
   * A skill is assigned of which the player has none left.
   *
   * Fix: give the player more of it in `skills`, or remove the input.
   */
  'no-skill': 'warning',
} as const satisfies Record<string, Severity>;

export type LixCode = keyof typeof lixCodes;
