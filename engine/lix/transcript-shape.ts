import type { Transcript } from '../core';
import type { JsonValue } from '../json';
import { decode, faulty, integer, list, object, oneOf, optional, required, text } from '../shape';

/** The `format` of a `*.lix-transcript.json`. */
export const lixTranscriptFormat = 'lix-transcript';
export const lixTranscriptVersion = 1;

const action = object({
  id: required(text, 'The input, or `update`, which has those before it take effect.'),
  seat: optional(text, 'The player.'),
  index: optional(integer(1), 'Which lix is given a skill; of `update` how many updates follow.'),
  stateHash: optional(text, 'The hash of the state after it.'),
});

/** What a transcript of a game may hold. */
const lixTranscriptShape = object({
  format: required(oneOf([lixTranscriptFormat]), 'What kind of file this is.'),
  version: required(integer(lixTranscriptVersion, lixTranscriptVersion), 'The version of the format: 1.'),
  engineVersion: required(text, 'Which engine recorded it. A newer one plays the same.'),
  levelHash: required(text, 'The hash of the scenario without its inputs.'),
  seed: required(integer(), 'There is no chance in this game.'),
  initialHash: optional(text, 'The hash of the state before the first update.'),
  actions: required(list(action), 'What was played, in order.'),
});

/** Reads a transcript of a game from a JSON value; a sentence that says why it is none. */
export function decodeLixTranscript(value: unknown): Transcript | string {
  let fault: string | undefined;
  const draft = decode(lixTranscriptShape, value as JsonValue, {
    broken: false,
    isOpen: () => false,
    path: [],
    report: (_code, message) => (fault ??= message),
  });
  return fault ?? (draft === faulty ? 'A transcript is an object.' : (value as Transcript));
}
