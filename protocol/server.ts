/**
 * What client and server say to each other beyond LSP. Plain types without a library, so that both ends and the
 * browser can import them.
 */
import type { SolverProgress } from '../engine/core';
import type { Balance } from '../engine/reactor';
import type { ReactorSolveResult } from '../engine/reactor/solver';
import type { LevelTemplate } from '../server/language/reactor/new-level';

export type { LevelTemplate } from '../server/language/reactor/new-level';

/** Options the client gives at `initialize`. A plain LSP client gives none: the server then reads files itself. */
export interface InitializationOptions {
  /** True where the client answers the `reactor/files/*` requests. */
  readonly clientFiles?: boolean;
  /** In a browser: the address of the script of workers that search for wins. */
  readonly solverScript?: string;
}

/** A file's text, or why there is none. */
export type FileContent =
  | { readonly text: string }
  | { readonly fault: 'missing' | 'not-utf8' | 'unreadable' };

/** Lists the files below `root` whose path relative to it matches one of the globs; honours `files.exclude`. */
export const listFilesRequest = 'reactor/files/list';
export interface ListFilesParams {
  /** A folder's URI. */
  readonly root: string;
  readonly globs: readonly string[];
}
export type ListFilesResult = readonly string[];

/** Reads one file. */
export const readFileRequest = 'reactor/files/read';
export interface ReadFileParams {
  readonly uri: string;
}
export type ReadFileResult = FileContent;

/** What the status item shows; sent by the server whenever it changes. */
export const statusNotification = 'reactor/status';
export interface Status {
  /** The number of files of each language; `noun` is the word for one of them. */
  readonly files: readonly { readonly noun: string; readonly count: number }[];
  readonly errors: number;
  readonly warnings: number;
  /** True while the workspace is being checked. */
  readonly working: boolean;
}

/** What our own client is told of a diagnostic beyond LSP, as its `data`. */
export interface DiagnosticData {
  /** The first cells (`y * width + x`) that it concerns. */
  readonly cells: readonly number[];
}

/** The win that was found last for an open level, as a transcript's text; `null` where there is none. */
export const winRequest = 'reactor/win';
export interface WinParams {
  readonly uri: string;
}
export type WinResult = { readonly transcript: string } | null;

/** What happens in an open level if nobody acts, as text; `null` where the document is no level that is open. */
export const forecastTextRequest = 'reactor/forecastText';
export interface ForecastTextParams {
  readonly uri: string;
}
export type ForecastTextResult = { readonly text: string } | null;

/**
 * The text of a new level, or why it cannot have that size under the balance of the folder that it is for. Without a
 * title only the size is looked at, and the text is empty.
 */
export const newLevelRequest = 'reactor/newLevel';
export interface NewLevelParams {
  readonly width: number;
  readonly height: number;
  readonly title: string | null;
  readonly template: LevelTemplate;
  /** A folder's URI; `null` where there is none, and the game's own numbers hold. */
  readonly folder: string | null;
}
export type NewLevelResult = { readonly text: string } | { readonly fault: string };

/** A place in a text: line and UTF-16 unit, both from 0. */
export interface TextPosition {
  readonly line: number;
  readonly character: number;
}
export interface TextRange {
  readonly start: TextPosition;
  readonly end: TextPosition;
}

/** A place in one version of a document. */
export interface DocumentPosition {
  readonly uri: string;
  readonly version: number;
  readonly position: TextPosition;
}

/**
 * Whether an open document has errors, answered when its check is done; `null` where it has another version by now. What
 * the workspace's config has turned off or down is none.
 */
export const errorsRequest = 'reactor/errors';
export interface ErrorsParams {
  readonly uri: string;
  readonly version: number;
}
export type ErrorsResult = {
  readonly count: number;
  /** The one that comes first in the text. */
  readonly first?: { readonly code: string; readonly message: string; readonly range: TextRange };
} | null;

/** The cells (`y * width + x`) that the caret is about; `null` where the document has another version by now, or is no level. */
export const cellsAtRequest = 'reactor/cells/at';
export type CellsAtParams = DocumentPosition;
export type CellsAtResult = readonly number[] | null;

/** Where the text says what is at a cell; `null` where it does not, or the document has another version by now. */
export const cellPlaceRequest = 'reactor/cells/place';
export interface CellPlaceParams {
  readonly uri: string;
  readonly version: number;
  readonly cell: number;
}
export type CellPlaceResult = TextRange | null;

/** Looks for a win of a level that is given as text (a saved game goes on from its state), under a balance. Can be cancelled. */
export const solveRequest = 'reactor/solve';
export interface SolveParams {
  /** Names the search in its progress. */
  readonly id: number;
  readonly level: string;
  readonly balance: Balance;
  readonly maxStates: number;
}
/** Why the level cannot be searched, or the answer; `null` where the search was cancelled. */
export type SolveAnswer = { readonly refused: string } | { readonly result: ReactorSolveResult } | null;

/** How far a search has come that was asked for by `reactor/solve`. */
export const solveProgressNotification = 'reactor/solve/progress';
export interface SolveProgress {
  readonly id: number;
  readonly progress: SolverProgress;
}

/** The balance that holds for a file. */
export const balanceRequest = 'reactor/balance';
export interface BalanceParams {
  readonly uri: string;
}
export type BalanceResult = Balance;

/** Sent whenever the balance that holds for open levels may be another. */
export const balanceChangedNotification = 'reactor/balance/changed';
