import { boardAndZone, integer, list, object, oneOf, optional, required, text } from '../../../shape';

/** The `format` of a `*.reactor-transcript.json`. */
export const transcriptFormat = 'reactor-maintenance-transcript';
export const transcriptVersion = 1;

const action = object({
  id: required(text, 'The action.'),
  x: optional(integer(), 'The column that it is about.'),
  y: optional(integer(), 'The row that it is about.'),
  index: optional(integer(), 'The index, from 0, if there are several things at the robot.'),
  ...boardAndZone,
  stateHash: optional(text, 'The hash of the state after it: where a turn ended, and on the last action.'),
});

/** The shape of a transcript: the actions that were played from one level under one balance. */
export const transcriptShape = object({
  $schema: optional(text, 'The JSON Schema that an editor may use. The loader ignores it.'),
  format: required(oneOf([transcriptFormat]), 'What kind of file this is.'),
  version: required(integer(transcriptVersion, transcriptVersion), 'The version of the format: 1.'),
  engineVersion: required(text, 'Which engine recorded it. A newer one plays the same.'),
  levelHash: required(text, 'The hash of the level that it was played from.'),
  balanceHash: required(text, 'The hash of the balance that it was played under.'),
  seed: required(integer(), 'The seed of chance. Version 1 of the game has none.'),
  initialHash: optional(text, 'The hash of the state before the first action.'),
  actions: required(list(action), 'What was played, in order.'),
});
