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
  pathOf(index: number): readonly (string | number)[];
  /** The same, as messages name it. */
  placeOf(index: number): string;
}

/** Reads a file of actions of a level. Throws an `InputFault` where it is none. */
export async function readActions(path: string, cwd: string): Promise<ActionsFile> {
  return actionsOf(await readJsonFile(path, cwd));
}

/** What a file says, as actions of a level. Throws an `InputFault` where it says none. */
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

/** What speaks against playing a transcript's actions from this level. */
export function strangeness({ file, level, balance }: Playable, actions: ActionsFile): string[] {
  const { transcript } = actions;
  if (transcript === undefined) return [];
  return [
    ...(transcript.levelHash === levelHash(level)
      ? []
      : [`${actions.file} was recorded from another level than ${file}, or before it was changed.`]),
    ...(transcript.balanceHash === balanceHash(balance)
      ? []
      : [`${actions.file} was recorded under another balance than that of ${file}.`]),
  ];
}

/** What the engine makes of an action; one that it calls malformed is the file's fault, at the action's place. */
export function orFaultAt<T>(place: string, make: () => T): T {
  try {
    return make();
  } catch (error) {
    if (!(error instanceof MalformedAction)) throw error;
    throw new InputFault(`${place} ${printable(error.message)}`, exitCodes.errors);
  }
}
