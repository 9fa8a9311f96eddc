import type { Transcript } from '../core';
import {
  boardAndZone,
  fitted,
  integer,
  list,
  object,
  oneOf,
  optional,
  required,
  text,
  type Misfit,
} from '../shape';

/** The `format` of a `*.lix-transcript.json`. */
export const lixTranscriptFormat = 'lix-transcript';
export const lixTranscriptVersion = 1;

/** The shape of an action. */
export const lixActionShape = object({
  id: required(text, 'The input, or `update`, with which the inputs before it take effect.'),
  seat: optional(text, 'The player.'),
  index: optional(
    integer(1),
    'The number of the lix that gets a skill; for `update`, the number of updates that follow.',
  ),
  ...boardAndZone,
  stateHash: optional(text, 'The hash of the state after the action.'),
});

/** The shape of a transcript of a game. */
const lixTranscriptShape = object({
  format: required(oneOf([lixTranscriptFormat]), 'The kind of the file.'),
  version: required(integer(lixTranscriptVersion, lixTranscriptVersion), 'The version of the format: 1.'),
  engineVersion: required(text, 'The version of the engine that recorded it. Newer versions play the same.'),
  levelHash: required(text, 'The hash of the scenario without its inputs.'),
  seed: required(integer(), 'The seed. This game uses no random numbers.'),
  initialHash: optional(text, 'The hash of the state before the first update.'),
  actions: required(list(lixActionShape), 'The played actions, in order.'),
});

/** Reads a transcript of a game from a JSON value. Returns the transcript, or why the value is not one. */
export function decodeLixTranscript(value: unknown): Transcript | Misfit {
  return fitted(lixTranscriptShape, value);
}
