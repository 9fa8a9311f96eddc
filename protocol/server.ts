/**
 * Messages between the extension and the server in addition to LSP. Plain types without a library, so that both sides and
 * the browser can import them.
 */
import type { SolverProgress } from '../engine/core';
import type { Balance } from '../engine/reactor';
import type { ReactorSolveResult } from '../engine/reactor/solver';
import type { LevelTemplate } from '../server/language/reactor/new-level';
import { notification, request } from './request';

export type { LevelTemplate } from '../server/language/reactor/new-level';

/** The identifier of the server's diagnostics, those of the forecast aside. */
export const diagnosticsIdentifier = 'reactor-level';

/** Options that the extension sends with `initialize`. For clients that send none, the server reads files itself. */
export interface InitializationOptions {
  /** True if the client handles the `reactor/files/*` requests. */
  readonly clientFiles?: boolean;
  /** In a browser: URL of the script of the workers that search for wins. */
  readonly solverScript?: string;
}

/** The text of a file, or the reason why there is none. */
export type FileContent =
  | { readonly text: string }
  | { readonly fault: 'missing' | 'not-utf8' | 'unreadable' };

/** Lists the files below `root` whose path relative to it matches one of the globs. Honors `files.exclude`. Sent by the server. */
export const listFilesRequest = request<ListFilesParams, ListFilesResult>('reactor/files/list');
export interface ListFilesParams {
  /** A folder's URI. */
  readonly root: string;
  readonly globs: readonly string[];
}
export type ListFilesResult = readonly string[];

/** Reads one file. Sent by the server. */
export const readFileRequest = request<ReadFileParams, ReadFileResult>('reactor/files/read');
export interface ReadFileParams {
  readonly uri: string;
}
export type ReadFileResult = FileContent;

/** Reports what the status item shows. Sent by the server whenever it changes. */
export const statusNotification = notification<Status>('reactor/status');
export interface Status {
  /** The number of files of each language; `noun` is the word for one of them. */
  readonly files: readonly { readonly noun: string; readonly count: number }[];
  readonly errors: number;
  readonly warnings: number;
  /** True while the workspace is being checked. */
  readonly working: boolean;
}

/** The `data` of a diagnostic, which the extension reads. */
export interface DiagnosticData {
  /** The first cells of the diagnostic, as `y * width + x`. */
  readonly cells: readonly number[];
}

/** Returns the most recent win of an open level as the text of a transcript; `null` if no win is known. */
export const winRequest = request<WinParams, WinResult>('reactor/win');
export interface WinParams {
  readonly uri: string;
}
export type WinResult = { readonly transcript: string } | null;

/** Returns the forecast of an open level as text; `null` if the document is not an open level. */
export const forecastTextRequest = request<ForecastTextParams, ForecastTextResult>('reactor/forecastText');
export interface ForecastTextParams {
  readonly uri: string;
}
export type ForecastTextResult = { readonly text: string } | null;

/**
 * Returns the text of a new level, or the reason why the balance of its folder does not allow that size. Without a title only the size
 * is checked, and the text is empty.
 */
export const newLevelRequest = request<NewLevelParams, NewLevelResult>('reactor/newLevel');
export interface NewLevelParams {
  readonly width: number;
  readonly height: number;
  readonly title: string | null;
  readonly template: LevelTemplate;
  /** URI of the folder; `null` to use the default balance. */
  readonly folder: string | null;
}
export type NewLevelResult = { readonly text: string } | { readonly fault: string };

/** Returns the text of a level's file in the usual layout. */
export const printLevelRequest = request<PrintLevelParams, PrintLevelResult>('reactor/printLevel');
export interface PrintLevelParams {
  /** The level as JSON. */
  readonly level: string;
}
export interface PrintLevelResult {
  readonly text: string;
}

/**
 * Returns the name that a text needs as a file; `null` if its name does not matter. That is so for a file that already belongs to
 * a language, by its name or by a config file.
 */
export const fileNameRequest = request<FileNameParams, FileNameResult>('reactor/fileName');
export interface FileNameParams {
  readonly uri: string;
  /** The language id of the document. */
  readonly language: string;
  readonly text: string;
}
export type FileNameResult = {
  /** The word for the kind of file. */
  readonly noun: string;
  /** The ending that the name must have. */
  readonly ending: string;
  /** A name without the ending. */
  readonly stem: string;
} | null;

/** A position in a text: line and UTF-16 code unit, both zero-based. */
export interface TextPosition {
  readonly line: number;
  readonly character: number;
}
export interface TextRange {
  readonly start: TextPosition;
  readonly end: TextPosition;
}

/** A position in a version of a document. */
export interface DocumentPosition {
  readonly uri: string;
  readonly version: number;
  readonly position: TextPosition;
}

/**
 * Returns the errors of an open document once it has been checked; `null` if the document has another version. Diagnostics
 * that the workspace's config turns off or down do not count.
 */
export const errorsRequest = request<ErrorsParams, ErrorsResult>('reactor/errors');
export interface ErrorsParams {
  readonly uri: string;
  readonly version: number;
}
export type ErrorsResult = {
  readonly count: number;
  /** The first error in the text. */
  readonly first?: { readonly code: string; readonly message: string; readonly range: TextRange };
} | null;

/** Returns the cells (`y * width + x`) at the caret; `null` if the document has another version, or is not a level. */
export const cellsAtRequest = request<CellsAtParams, CellsAtResult>('reactor/cells/at');
export type CellsAtParams = DocumentPosition;
export type CellsAtResult = readonly number[] | null;

/** Returns the range of the text that defines the contents of a cell; `null` if there is none, or the document has another version. */
export const cellPlaceRequest = request<CellPlaceParams, CellPlaceResult>('reactor/cells/place');
export interface CellPlaceParams {
  readonly uri: string;
  readonly version: number;
  readonly cell: number;
}
export type CellPlaceResult = TextRange | null;

/**
 * Searches for a win of a level that is given as text, under a given balance. The text of a saved game is searched from its
 * state. Can be cancelled.
 */
export const solveRequest = request<SolveParams, SolveAnswer>('reactor/solve');
export interface SolveParams {
  /** Identifies the search in progress notifications. */
  readonly id: number;
  readonly level: string;
  readonly balance: Balance;
  readonly maxStates: number;
}
/** The result, or the reason why the level cannot be searched; `null` if the search was cancelled. */
export type SolveAnswer = { readonly refused: string } | { readonly result: ReactorSolveResult } | null;

/** Reports the progress of a search that `reactor/solve` started. */
export const solveProgressNotification = notification<SolveProgress>('reactor/solve/progress');
export interface SolveProgress {
  readonly id: number;
  readonly progress: SolverProgress;
}

/** Returns the balance that applies to a file. */
export const balanceRequest = request<BalanceParams, BalanceResult>('reactor/balance');
export interface BalanceParams {
  readonly uri: string;
}
export type BalanceResult = Balance;

/** Sent whenever the balance of open levels may have changed. */
export const balanceChangedNotification = notification('reactor/balance/changed');
