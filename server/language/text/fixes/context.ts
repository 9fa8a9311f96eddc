import type { Path } from '../../../../engine/core';
import type { TextEdit } from '../../../../engine/json';
import type { Diagnostic } from '../diagnostic';

/** A version of a document as fixes see it. `Self` is the kind of context that a language has. */
export interface FixContext<Self> {
  readonly text: string;
  readonly diagnostics: readonly Diagnostic[];
  /** How many syntax errors the text has; of those at one place there may be fewer diagnostics. */
  readonly syntaxErrors: number;
  /** The width of the grid that the diagnostics' cells refer to; 0 where there is none. */
  readonly gridWidth: number;
  /** The cell that is named at an offset; `undefined` where none is. */
  cellAt(offset: number): number | undefined;
  /** The path of the value at an offset. */
  pathAt(offset: number): Path;
  /** The document after edits, in old coordinates and not overlapping. Only what they touch is analysed again. */
  edited(edits: readonly TextEdit[]): Self;
}
