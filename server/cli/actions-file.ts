import type { SubmittedAction, TranscriptAction } from '../../engine/core';
import {
  decodeTranscript,
  submittedFrom,
  type ReactorTranscript,
  type State,
} from '../../engine/reactor/simulation';
import { exitCodes, InputFault } from './input-fault';
import { readJsonFile } from './text-file';
import { placeOfAction } from './transcript-file';

/** What a file of actions says: a transcript's actions, or a plain list of them. */
export interface ActionsFile {
  /** Relative to the current folder, with `/`. */
  readonly file: string;
  readonly count: number;
  /** `undefined` for a plain list. */
  readonly transcript: ReactorTranscript | undefined;
  /** An action, for the state in which it is taken. Throws a `MalformedAction` where it is none. */
  at(index: number, state: State): SubmittedAction;
  /** Where an action stands. */
  placeOf(index: number): string;
}

/** Reads a file of actions. Throws an `InputFault` where it is none. */
export async function readActions(path: string, cwd: string): Promise<ActionsFile> {
  const read = await readJsonFile(path, cwd);
  const { file, document } = read;
  const { value } = document.json;
  if (isList(value)) {
    return {
      file,
      count: value.length,
      transcript: undefined,
      at: (index, state) => submittedFrom(value[index], state),
      placeOf: (index) => placeOfAction(read, [index]),
    };
  }
  const transcript = decodeTranscript(value);
  if (typeof transcript === 'string') {
    const text = `${file} is neither a transcript nor a list of actions. ${transcript}`;
    throw new InputFault(text, exitCodes.errors);
  }
  const submitted = transcript.actions.map(withoutHash);
  return {
    file,
    count: submitted.length,
    transcript,
    at: (index) => submitted[index] ?? { id: '' },
    placeOf: (index) => placeOfAction(read, ['actions', index]),
  };
}

function isList(value: unknown): value is readonly unknown[] {
  return Array.isArray(value);
}

function withoutHash(action: TranscriptAction): SubmittedAction {
  return Object.fromEntries(
    Object.entries(action).filter(([key]) => key !== 'stateHash'),
  ) as unknown as SubmittedAction;
}
