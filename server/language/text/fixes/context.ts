import type { Path } from '../../../../engine/core';
import type { TextEdit } from '../../../../engine/json';
import type { Diagnostic } from '../diagnostic';

/** A version of a document as fixes see it. `Self` is the type of the context of a language. */
export interface FixContext<Self> {
  readonly text: string;
  readonly diagnostics: readonly Diagnostic[];
  /** The number of syntax errors in the text. There may be fewer diagnostics, since a place has only one. */
  readonly syntaxErrors: number;
  /** The width of the grid that the diagnostics' cells refer to; 0 if there is none. */
  readonly gridWidth: number;
  /** Returns the cell that is named at an offset; `undefined` if there is none. */
  cellAt(offset: number): number | undefined;
  /** The path of the value at an offset. */
  pathAt(offset: number): Path;
  /**
   * Returns the document after edits, which are in old coordinates and do not overlap. Only what they touch is analysed
   * again.
   */
  edited(edits: readonly TextEdit[]): Self;
}
