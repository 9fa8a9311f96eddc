import { MalformedAction, type Place, type SubmittedAction, type Transcript } from '../../engine/core';
import { Misfit } from '../../engine/shape';
import { printable } from '../language';
import { exitCodes, InputFault } from './input-fault';
import { placeIn, type JsonFile } from './files/text-file';

/** The actions of a transcript, or of a plain list of actions. */
export interface ActionsFile<T extends Transcript> {
  /** Relative to the current folder, with `/`. */
  readonly file: string;
  readonly count: number;
  /** `undefined` for a plain list. */
  readonly transcript: T | undefined;
  /** Returns an action. `read` converts an action of a plain list from its written form. */
  readonly at: (index: number, read: (written: unknown) => SubmittedAction) => SubmittedAction;
  /** Place of an action, or of a part of it, as messages print it. */
  readonly placeOf: (index: number, part?: Place) => string;
}

/** Decodes the actions in a JSON file. Throws an `InputFault` if it is neither a transcript nor a list of actions. */
export function actionsIn<T extends Transcript>(
  json: JsonFile,
  decode: (value: unknown) => T | Misfit,
): ActionsFile<T> {
  const { value } = json.document.json;
  const list: readonly unknown[] | undefined = Array.isArray(value) ? value : undefined;
  const transcript = list === undefined ? decode(value) : undefined;
  if (transcript instanceof Misfit)
    throw misfitAt(json, 'The file is neither a transcript nor a list of actions.', transcript);
  return {
    file: json.file,
    count: (transcript?.actions ?? list ?? []).length,
    transcript,
    at: (index, read) => {
      const recorded = transcript?.actions[index];
      return recorded === undefined ? read(list?.[index]) : withoutHash(recorded);
    },
    placeOf: (index, { path, ...part } = { path: [] }) =>
      placeIn(json, { ...part, path: [...(list === undefined ? ['actions'] : []), index, ...path] }),
  };
}

/** Returns the fault of a JSON file that is not what it should be, with its place. */
export function misfitAt(json: JsonFile, what: string, misfit: Misfit): InputFault {
  return new InputFault(`${placeIn(json, misfit)} ${what} ${printable(misfit.message)}`, exitCodes.errors);
}

/** Returns an action as it was submitted. */
function withoutHash(action: SubmittedAction): SubmittedAction {
  return Object.fromEntries(
    Object.entries(action).filter(([key]) => key !== 'stateHash'),
  ) as unknown as SubmittedAction;
}

/** Runs a step of play. Turns a `MalformedAction` into an `InputFault` at the place of its faulty part. */
export function orFaultAt<T>(placeOf: (part: Place) => string, make: () => T): T {
  try {
    return make();
  } catch (error) {
    if (!(error instanceof MalformedAction)) throw error;
    throw new InputFault(`${placeOf(error.place)} ${printable(error.message)}`, exitCodes.errors);
  }
}
