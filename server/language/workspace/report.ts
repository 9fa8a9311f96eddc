import type { Diagnostic } from '../text/diagnostic';

/** The state of one file. Immutable. */
export interface Report {
  /** As the editor spells it, if it is open. */
  readonly uri: string;
  readonly kind: string;
  /** Different for each report, so that a reader can recognize a report that it already has. */
  readonly id: number;
  /** The editor's version of an open document; `null` for a file on disk. */
  readonly version: number | null;
  readonly diagnostics: readonly Diagnostic[];
  /** Identifies the forecast of this version; absent if there is none. */
  readonly forecastKey?: object;
  /** Details that only the file's language interprets. */
  readonly details?: unknown;
  /** Set if the file exists but cannot be read. */
  readonly fault?: 'unreadable';
}
