import type { LevelAnalysis } from '../reactor/analyse';
import type { Diagnostic } from '../text/diagnostic';
import type { TranscriptAnalysis } from '../reactor/transcript';

/** What there is to say about one file. Immutable. */
export interface Report {
  /** As the editor spells it, where it is open. */
  readonly uri: string;
  readonly kind: string;
  /** Different for each report, so that a reader can tell whether it has this one already. */
  readonly id: number;
  /** The editor's version of an open document; `null` for a file on disk. */
  readonly version: number | null;
  readonly diagnostics: readonly Diagnostic[];
  /** Everything known of an open level. Not kept for files on disk. */
  readonly analysis: LevelAnalysis | undefined;
  /** Everything known of a transcript. */
  readonly transcript?: TranscriptAnalysis;
  /** Set where the file is there and cannot be read. */
  readonly fault?: 'unreadable';
}
