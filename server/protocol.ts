/**
 * What client and server say to each other beyond LSP. Plain types without a library, so that both ends and the
 * browser can import them.
 */

/** Options the client gives at `initialize`. A plain LSP client gives none: the server then reads files itself. */
export interface InitializationOptions {
  /** True where the client answers the `reactor/files/*` requests. */
  readonly clientFiles?: boolean;
  /** In a browser: the address of the script of workers that search for wins. */
  readonly solverScript?: string;
}

/** A file's text, or why there is none. */
export type FileContent =
  { readonly text: string } | { readonly fault: 'missing' | 'not-utf8' | 'unreadable' };

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
  readonly levels: number;
  readonly errors: number;
  readonly warnings: number;
  /** True while the workspace is being checked. */
  readonly working: boolean;
}

/** The win that was found last for an open level, as a transcript's text; `null` where there is none. */
export const winRequest = 'reactor/win';
export interface WinParams {
  readonly uri: string;
}
export type WinResult = { readonly transcript: string } | null;
