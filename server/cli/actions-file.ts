import { MalformedAction, type SubmittedAction, type TranscriptAction } from '../../engine/core';
import {
  balanceHash,
  decodeTranscript,
  levelHash,
  submittedFrom,
  type ReactorTranscript,
  type State,
} from '../../engine/reactor/simulation';
import { printable } from '../language';
import { exitCodes, InputFault } from './input-fault';
import type { Playable } from './playable';
import { placeOfAction, readJsonFile, type JsonFile } from './files/text-file';

/** The actions of a transcript, or of a plain list of actions. */
export interface ActionsFile {
  /** Relative to the current folder, with `/`. */
  readonly file: string;
  readonly count: number;
  /** `undefined` for a plain list. */
  readonly transcript: ReactorTranscript | undefined;
  /** Returns an action for the state in which it is taken. Throws a `MalformedAction` if it is malformed. */
  at(index: number, state: State): SubmittedAction;
  /** Path of an action in the file. */
  pathOf(index: number): readonly (string | number)[];
  /** Place of an action, as messages print it. */
  placeOf(index: number): string;
}

/** Reads the actions in a file. Throws an `InputFault` if the file contains none. */
export async function readActions(path: string, cwd: string): Promise<ActionsFile> {
  return actionsOf(await readJsonFile(path, cwd));
}

/** Decodes the actions in a JSON file. Throws an `InputFault` if it is neither a transcript nor a list of actions. */
export function actionsOf(read: JsonFile): ActionsFile {
  const { file, document } = read;
  const { value } = document.json;
  if (isList(value)) {
    return {
      file,
      count: value.length,
      transcript: undefined,
      at: (index, state) => submittedFrom(value[index], state),
      pathOf: (index) => [index],
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
    pathOf: (index) => ['actions', index],
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

/** Lists warnings about a transcript that was recorded from another level or balance. */
export function originWarnings({ file, level, balance }: Playable, actions: ActionsFile): string[] {
  const { transcript } = actions;
  if (transcript === undefined) return [];
  return [
    ...(transcript.levelHash === levelHash(level)
      ? []
      : [`${actions.file} was recorded from a level other than ${file}, or from an older version of it.`]),
    ...(transcript.balanceHash === balanceHash(balance)
      ? []
      : [`${actions.file} was recorded with a balance other than that of ${file}.`]),
  ];
}

/** Runs a step of play. Turns a `MalformedAction` into an `InputFault` at the place of the action. */
export function orFaultAt<T>(place: string, make: () => T): T {
  try {
    return make();
  } catch (error) {
    if (!(error instanceof MalformedAction)) throw error;
    throw new InputFault(`${place} ${printable(error.message)}`, exitCodes.errors);
  }
}
