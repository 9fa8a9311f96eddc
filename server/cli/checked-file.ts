import type { Diagnostic } from '../language';

/** One file that was read. */
export interface CheckedFile {
  readonly uri: string;
  /** Relative to the current folder, with `/`. */
  readonly file: string;
  readonly diagnostics: readonly Diagnostic[];
}
