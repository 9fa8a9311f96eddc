import type { Recheck } from '../../language';
import type { JsonFile } from '../files/text-file';

/**
 * How the command line traces and verifies play of the files of one language. A new language is an object of this kind,
 * and a line of `playLanguages`.
 */
export interface PlayLanguage {
  /** How the names of its transcripts end. */
  readonly transcriptEnding: string;
  /** What a file of it is called in messages: `level`. */
  readonly noun: string;
  /** Whether a file that is to be traced is of this language, by its path. Levels are what no other owns. */
  owns?(path: string): boolean;
  /** The paths of the files that a transcript may belong to, likeliest first, by its own path. */
  sourcesOf(transcript: string): readonly string[];
  /** Whether its files have actions of their own, so that a trace needs no file with any. */
  readonly hasActions?: boolean;
  /** The kind of those files that ought to have a winning transcript each; `undefined` where none ought to. */
  readonly covered?: string;
  /** Whether the states of its play have grids of floats. */
  readonly hasGrids?: boolean;
  /** What may be said of where play begins. */
  readonly starts: readonly (keyof PlayStart)[];
  /** A reader of its files; what several of them share is read once. `root` is `undefined` where nobody named it. */
  reader(root: string | undefined, cwd: string): PlayReader;
}

/** Reads the file at a path for play. Throws an `InputFault` where it cannot be played. */
export type PlayReader = (path: string) => Promise<Played>;

/** Where play begins, as far as it was said. */
export interface PlayStart {
  readonly seed?: number | undefined;
  readonly floor?: string | undefined;
}

/** A file that can be played. */
export interface Played {
  /** Relative to the current folder, with `/`. */
  readonly file: string;
  /** Begins to play a file of actions. Throws an `InputFault` where it is none. */
  trace(actions: JsonFile, start: PlayStart, dump: boolean): Trace;
  /** Begins to play what the file itself has for actions; there where the language `hasActions`. */
  traceOwn?(): Trace;
  /** Plays a transcript again; a sentence that says why it is none. */
  recheck(transcript: unknown): Recheck | string;
}

/** Play in progress. */
export interface Trace {
  /** What speaks against playing these actions from this file. */
  readonly remarks: readonly string[];
  readonly count: number;
  /** What there is to say of the state that play is in, as plain data. */
  line(): unknown;
  /** Takes an action, the next one; whether it was accepted. Throws a `MalformedAction` where it is none. */
  take(index: number): boolean;
  /** Where an action stands in its file. */
  pathOf(index: number): readonly (string | number)[];
  /** The text of a transcript of all that was accepted. */
  transcript(): string;
}
