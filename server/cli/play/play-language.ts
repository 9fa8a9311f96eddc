import type { Place } from '../../../engine/core';
import type { Misfit } from '../../../engine/shape';
import type { Recheck } from '../../language';
import type { JsonFile } from '../files/text-file';

/** Traces and verifies play in the files of one language. To add a language, add an object to `playLanguages`. */
export interface PlayLanguage {
  /** Ending of the names of its transcripts. */
  readonly transcriptEnding: string;
  /** Name of its files in messages: `level`. */
  readonly noun: string;
  /** Returns true if a file with this path is of this language. A file that no language owns is a level. */
  owns?(path: string): boolean;
  /** Returns the paths of the files to which a transcript may belong, the most likely first. */
  sourcesOf(transcript: string): readonly string[];
  /** True if its files contain actions, so that a trace needs no file of actions. */
  readonly hasActions?: boolean;
  /** Kind of the files that `verify --coverage` expects to have a winning transcript; `undefined` for none. */
  readonly covered?: string;
  /** True if its states contain grids of floats, which `trace --dump` prints. */
  readonly hasGrids?: boolean;
  /** True if a state can be saved in a file that play goes on from. */
  readonly hasSavedGames?: boolean;
  /** Supported options for the start of play. */
  readonly starts: readonly (keyof PlayStart)[];
  /** Creates a reader of its files, which reads shared files once. `root` is `undefined` without --root. */
  reader(root: string | undefined, cwd: string): PlayReader;
}

/** Reads the file at a path for play. Throws an `InputFault` if it cannot be played. */
export type PlayReader = (path: string) => Promise<Played>;

/** Options for the start of play. */
export interface PlayStart {
  readonly seed?: number | undefined;
  readonly floor?: string | undefined;
}

/** A file that can be played. */
export interface Played {
  /** Relative to the current folder, with `/`. */
  readonly file: string;
  /** Starts to play the actions of a file. Throws an `InputFault` if the file contains none. */
  trace(actions: JsonFile, start: PlayStart, dump: boolean): Trace;
  /** Starts to play the actions in the file itself; defined if the language `hasActions`. */
  traceOwn?(): Trace;
  /** Replays a transcript, or returns why the value is not one. */
  recheck(transcript: unknown): Recheck | Misfit;
}

/** Play in progress. */
export interface Trace {
  /** Messages that the file has warnings, or that the actions were recorded from another file. */
  readonly warnings: readonly string[];
  readonly count: number;
  /** Returns the current state as plain data. */
  line(): unknown;
  /** Applies the next action and returns true if it was accepted. Throws a `MalformedAction` if it is malformed. */
  take(index: number): boolean;
  /** Place of an action, or of a part of it, as messages print it. */
  placeOf(index: number, part: Place): string;
  /** Returns the text of a transcript of all accepted actions. */
  transcript(): string;
  /** Returns the text of a file that play goes on from; defined if the language `hasSavedGames`. */
  savedGame?(): string;
}
