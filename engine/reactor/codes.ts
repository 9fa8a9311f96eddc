import type { Severity } from '../core';

/**
 * Every code that a level file, a balance file or their reader can be given, and how much it weighs. What a code means
 * is said in its file in `checks/`; the codes without one (the reader and the decoder report them) are described here,
 * in the same form. The manual is made from both.
 */
export const issueCodes = {
  /**
   * The text is not JSON, or not all of it can be read.
   *
   * A level file is strict JSON in UTF-8: text and keys in double quotes, a comma between two entries and none
   * behind the last, no comments. Reading goes on behind the fault, so that several faults are found at once. What
   * may be missing only because it could not be read is not reported until the text is whole.
   *
   * Fix: the message says what to add, remove or replace at the marked place.
   */
  syntax: 'error',
  /**
   * The file is not a version 1 level.
   *
   * Its `format` is missing or another, or the whole file is not a JSON object. Files of the prototype, whose keys
   * begin with capitals, belong here too: there is no way to convert them. Nothing else of such a file is checked.
   *
   * Fix: begin the file with `"format": "reactor-maintenance-level"` and `"version": 1`, and write the rest as the
   * format has it.
   */
  'unsupported-format': 'error',
  /**
   * The level is of a version of the format that this engine does not read.
   *
   * Nothing else of such a file is checked.
   *
   * Fix: write `"version": 1` if the file is a version 1 level; otherwise use an engine that knows the version.
   */
  'unsupported-version': 'error',
  /**
   * Something has to be said here and is not.
   *
   * The issue stands on the object that lacks the field. A field with a near miss of the name is reported as
   * `unknown-field` instead, and a few fields have codes of their own: `binding-missing` and `door-edge-missing`.
   *
   * Fix: add the field; the message says what kind of value it takes.
   */
  'missing-field': 'error',
  /**
   * An object has a key that the format does not know there.
   *
   * Most often it is misspelled, or belongs one level further out or in. Capitals count. Keys that begin with `x-`
   * are yours: they are allowed everywhere and kept. In `metadata` every key is.
   *
   * Fix: correct the name, remove the key, or begin it with `x-` to keep a note of your own.
   */
  'unknown-field': 'error',
  /**
   * An object has the same key twice.
   *
   * JSON programs disagree on which of the two counts; here it is the first. Escapes make no difference: `"\u0061"`
   * and `"a"` are the same key.
   *
   * Fix: remove one of the two, or rename it.
   */
  'duplicate-key': 'error',
  /**
   * A value is of another kind than the field takes: a text for a number, an object for a list, `null` for anything.
   *
   * Fix: write a value of the kind that the message names. Numbers, `true` and `false` stand without quotes.
   */
  'wrong-type': 'error',
  /**
   * A value is of the right kind but cannot be.
   *
   * It is not among the words that the field knows (capitals count), out of its range, not a whole number where one
   * is needed, a position without exactly two numbers, or an empty title or list where something has to be.
   *
   * Fix: write one of the values that the message names.
   */
  'invalid-value': 'error',
  'dimensions-too-small': 'error',
  'dimensions-too-large': 'error',
  'row-count': 'error',
  'row-length': 'error',
  'unknown-glyph': 'error',
  'robot-out-of-bounds': 'error',
  'robot-not-on-floor': 'error',
  'inventory-over-capacity': 'error',
  'hazard-out-of-bounds': 'error',
  'hazard-on-wall': 'error',
  'duplicate-hazard': 'error',
  'prop-out-of-bounds': 'error',
  'prop-not-on-floor': 'error',
  'prop-overlap': 'error',
  'prop-without-network': 'error',
  'no-reactor': 'error',
  'duplicate-id': 'error',
  /**
   * A reactor does not say which consumer it needs.
   *
   * Every reactor is bound to one fuel, one coolant and one electricity consumer, and is ready only while all three
   * produce.
   *
   * Fix: add the carrier's key to `consumers`, with the position of a consumer of that carrier.
   */
  'binding-missing': 'error',
  'binding-out-of-bounds': 'error',
  'binding-not-consumer': 'error',
  'binding-wrong-carrier': 'error',
  'area-not-floor': 'error',
  /**
   * A door does not say between which two cells it stands.
   *
   * `edge` is the pair of neighbouring floor cells that a closed door separates; `position` is where the robot
   * stands to work it.
   *
   * Fix: add `edge` with two positions, such as `[[5, 2], [6, 2]]`.
   */
  'door-edge-missing': 'error',
  'door-edge-out-of-bounds': 'error',
  'door-edge-not-adjacent': 'error',
  'door-edge-not-floor': 'error',
  'leak-out-of-bounds': 'error',
  'leak-without-network': 'error',
  'leak-not-under-floor': 'error',
  'leak-access-mismatch': 'error',
  'leak-not-in-wall': 'error',
  'leak-face-missing': 'error',
  'leak-face-invalid': 'error',
  'duplicate-leak': 'error',
  'network-loop': 'error',
  'junction-carrier': 'error',
  'junction-branches': 'error',
  'junction-no-source': 'error',
  'junction-ambiguous': 'error',
  'rule-invalid-target': 'error',
  'rule-invalid-leak': 'error',
  'state-mismatch': 'error',
  'unreachable-consumer': 'warning',
  'orphan-network': 'warning',
  'unused-supply': 'warning',
  'unreachable-hazard': 'warning',
  'unreachable-prop': 'warning',
  'consumer-never-supplied': 'warning',
  'rule-never-fires': 'warning',
  'door-apart': 'warning',
  'required-consumer-starved': 'information',
  'reactor-not-ready': 'information',
} as const satisfies Record<string, Severity>;

export type IssueCode = keyof typeof issueCodes;
