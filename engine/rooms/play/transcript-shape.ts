import type { Transcript, TranscriptHeader } from '../../core';
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
} from '../../shape';
import type { RunLevel } from './state';

/** The `format` of a `*.rooms-transcript.json`. */
export const runTranscriptFormat = 'rooms-run-transcript';
export const runTranscriptVersion = 1;

/** A recorded run through the floors of a registry. The `levelHash` is the hash of the registry. */
export interface RunTranscript extends TranscriptHeader, Transcript {
  /** The start of the run; left out if that was the entrance of the first floor. */
  readonly from?: RunStart;
}

/** A floor, and a cell of it if that is not its entrance. */
export type RunStart = NonNullable<RunLevel['from']>;

/** The shape of an action. */
export const runActionShape = object({
  id: required(text, 'The action.'),
  ...boardAndZone,
  stateHash: optional(text, 'The hash of the state after the action.'),
});

/** The shape of a transcript of a run. */
const runTranscriptShape = object({
  format: required(oneOf([runTranscriptFormat]), 'The kind of the file.'),
  version: required(integer(runTranscriptVersion, runTranscriptVersion), 'The version of the format: 1.'),
  engineVersion: required(text, 'The version of the engine that recorded it. Newer versions play the same.'),
  levelHash: required(text, 'The hash of the rooms and floors that were played.'),
  seed: required(integer(0, 2 ** 32 - 1), 'The seed of all random numbers.'),
  from: optional(
    object({
      floor: required(text, 'The floor.'),
      cell: optional(
        integer(0),
        'The cell of the floor: its row times the number of columns, plus its column.',
      ),
    }),
    'The start of the run, if it is not the entrance of the first floor.',
  ),
  initialHash: optional(text, 'The hash of the state before the first action.'),
  actions: required(list(runActionShape), 'The played actions, in order.'),
});

/** Reads a transcript of a run from a JSON value. Returns the transcript, or why the value is not one. */
export function decodeRunTranscript(value: unknown): RunTranscript | Misfit {
  return fitted(runTranscriptShape, value);
}
