import type { Severity } from '../core';

/**
 * The code and severity of every issue of level files and balance files. A code is described in its file in `checks/`;
 * the codes that the reader and the decoder report are described here, in the same form. The manual is generated from
 * both.
 */
export const issueCodes = {
  /**
   * The text is not valid JSON.
   *
   * A level file is strict JSON in UTF-8: text and keys in double quotes, a comma between two entries and none
   * after the last, no comments. Reading continues after the fault, so several faults are found at once. Missing
   * fields are not reported until the syntax is valid.
   *
   * Fix: add, remove or replace the marked text as the message says.
   */
  syntax: 'error',
  /**
   * The file is not a version 1 level.
   *
   * Its `format` is missing or different, or the file is not a JSON object. This includes levels of the game's prototype,
   * whose keys begin with capitals: they cannot be converted. Nothing else of such a file is checked.
   *
   * Fix: start the file with `"format": "reactor-maintenance-level"` and `"version": 1`, and follow the level format.
   */
  'unsupported-format': 'error',
  /**
   * The engine does not support this version of the level format.
   *
   * Nothing else of such a file is checked.
   *
   * Fix: write `"version": 1` if the file is a version 1 level; otherwise use an engine that supports the version.
   */
  'unsupported-version': 'error',
  /**
   * A required field is missing.
   *
   * The issue is reported on the object. A field with a similar name is reported as `unknown-field` instead, and a few
   * fields have their own codes: `binding-missing` and `door-edge-missing`.
   *
   * Fix: add the field, with a value of the type that the message names.
   */
  'missing-field': 'error',
  /**
   * An object has an unknown field.
   *
   * Usually the name is misspelled, or the field belongs to another object. Names are case-sensitive. Keys that start with
   * `x-` are allowed everywhere and kept, for your own notes. In `metadata` every key is allowed.
   *
   * Fix: correct the name, remove the field, or start its name with `x-` to keep it as a note.
   */
  'unknown-field': 'error',
  /**
   * An object has the same key twice.
   *
   * JSON programs disagree on which of the two is used; here it is the first. Escapes make no difference: `"\u0061"`
   * and `"a"` are the same key.
   *
   * Fix: remove one of the two, or rename it.
   */
  'duplicate-key': 'error',
  /**
   * A value has the wrong type, such as a string instead of a number, an object instead of a list, or `null`.
   *
   * Fix: use a value of the type that the message names. Numbers, `true` and `false` are written without quotes.
   */
  'wrong-type': 'error',
  /**
   * A value has the right type but is not allowed.
   *
   * It is not one of the words that the field allows (case-sensitive), out of range, not a whole number, a position without
   * exactly two numbers, or an empty title or list.
   *
   * Fix: use one of the values that the message names.
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
   * A reactor has no binding for one of the carriers.
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
   * A door has no edge.
   *
   * `edge` is the pair of neighboring floor cells that a closed door separates; `position` is where the robot
   * stands to operate it.
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
