import type { Transcript, TranscriptHeader } from '../../core';
import type { JsonValue } from '../../json';
import { decode, faulty, integer, list, object, oneOf, optional, required, text } from '../../shape';
import type { RunLevel } from './state';

/** The `format` of a `*.rooms-transcript.json`. */
export const runTranscriptFormat = 'rooms-run-transcript';
export const runTranscriptVersion = 1;

/** What was played through the floors of a registry. The `levelHash` is that of the registry. */
export interface RunTranscript extends TranscriptHeader, Transcript {
  /** Where it began; left out where that was the entrance of the first floor. */
  readonly from?: RunStart;
}

/** A floor, and a cell of it where that is not its entrance. */
export type RunStart = NonNullable<RunLevel['from']>;

const action = object({
  id: required(text, 'The action.'),
  stateHash: optional(text, 'The hash of the state after it.'),
});

/** What a transcript of a run may hold. */
const runTranscriptShape = object({
  format: required(oneOf([runTranscriptFormat]), 'What kind of file this is.'),
  version: required(integer(runTranscriptVersion, runTranscriptVersion), 'The version of the format: 1.'),
  engineVersion: required(text, 'Which engine recorded it. A newer one plays the same.'),
  levelHash: required(text, 'The hash of the rooms and floors that were played.'),
  seed: required(integer(0, 2 ** 32 - 1), 'The seed of all chance.'),
  from: optional(
    object({
      floor: required(text, 'The floor.'),
      cell: optional(integer(0), 'The cell of it: its row times the columns, plus its column.'),
    }),
    'Where it began, if not at the entrance of the first floor.',
  ),
  initialHash: optional(text, 'The hash of the state before the first action.'),
  actions: required(list(action), 'What was played, in order.'),
});

/** Reads a transcript of a run from a JSON value; a sentence that says why it is none. */
export function decodeRunTranscript(value: unknown): RunTranscript | string {
  let fault: string | undefined;
  const draft = decode(runTranscriptShape, value as JsonValue, {
    broken: false,
    isOpen: () => false,
    path: [],
    report: (_code, message) => (fault ??= message),
  });
  return fault ?? (draft === faulty ? 'A transcript is an object.' : (value as RunTranscript));
}
