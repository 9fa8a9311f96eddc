/**
 * What the editable board, the extension and the server say to each other. Plain types. The board holds no document: it
 * is sent the text and draws it, and what a person draws goes out as a stroke.
 */
import type { TextEdit } from '../engine/json';
import type { Balance } from '../engine/reactor';
import type { Stroke } from '../server/language/reactor/authoring';
import type { PreviewProblem } from './preview';
import { request } from './request';
import type { TextRange } from './server';

export type {
  Box,
  Copied,
  Fields,
  Place,
  RuleList,
  RuleName,
  RulePart,
  Stroke,
} from '../server/language/reactor/authoring';

/** Returns the edits that write a stroke into a version of a document; `null` if it has another version, or is not a level. */
export const strokeRequest = request<StrokeParams, StrokeAnswer>('reactor/stroke');
export interface StrokeParams {
  readonly uri: string;
  readonly version: number;
  /** Of the map that it was drawn on: a cell of another one is another place. */
  readonly width: number;
  readonly stroke: Stroke;
  /** Whether to tell what it would break, which takes a whole check. */
  readonly judge: boolean;
}
export type StrokeAnswer =
  | { readonly refused: string }
  | {
      readonly edits: readonly { readonly range: TextRange; readonly newText: string }[];
      readonly breaks: readonly StrokeBreak[];
    }
  | null;

/** A fault that the level has not now, and would have. */
export interface StrokeBreak {
  readonly severity: 'error' | 'warning';
  readonly code: string;
  readonly message: string;
  /** Cells (`y * width + x`) that it concerns. */
  readonly cells: readonly number[];
}

/** A fault that a person wants mended, as a list of problems has it. */
export type BoardFault = Pick<PreviewProblem, 'code' | 'message' | 'range'>;

/** A mend that is offered, by its place in the offer. */
export interface OfferedMend {
  readonly title: string;
  readonly isPreferred: boolean;
}

/** Raised whenever a message changes its meaning. */
export const boardVersion = 1;

/** From the extension to the board. */
export type BoardHostMessage =
  /** The document as it now is. The first one answers `ready`. */
  | {
      readonly type: 'document';
      readonly name: string;
      readonly version: number;
      readonly text: string;
      readonly balance: Balance;
      readonly isReadonly: boolean;
    }
  /**
   * What changed since another version, as edits of that one's text, and how long the text is now. Where the board has
   * another version it says `ready` again, and is sent the whole document.
   */
  | {
      readonly type: 'changed';
      readonly from: number;
      readonly version: number;
      readonly edits: readonly TextEdit[];
      readonly length: number;
    }
  | { readonly type: 'problems'; readonly version: number; readonly problems: readonly PreviewProblem[] }
  /** What became of a stroke: written in that version, or not, and why. */
  | { readonly type: 'done'; readonly id: number; readonly version: number }
  | { readonly type: 'refused'; readonly id: number; readonly reason: string }
  /** What mends a fault; `null` where the document had another version by then. */
  | { readonly type: 'mends'; readonly id: number; readonly mends: readonly OfferedMend[] | null }
  /** What a stroke would break that is under way. */
  | { readonly type: 'judged'; readonly id: number; readonly breaks: readonly StrokeBreak[] };

/** From the board to the extension. */
export type BoardMessage =
  /** The board listens. Nothing is sent before it. */
  | { readonly type: 'ready'; readonly version: number }
  /** This version of the document is on the screen. */
  | { readonly type: 'painted'; readonly version: number }
  | { readonly type: 'stroke'; readonly id: number; readonly width: number; readonly stroke: Stroke }
  /** Ask what a stroke would break, without making it. */
  | { readonly type: 'judge'; readonly id: number; readonly width: number; readonly stroke: Stroke }
  /** Ask what mends a fault of a version of the document. */
  | { readonly type: 'mends'; readonly id: number; readonly version: number; readonly fault: BoardFault }
  /** Make a mend of the offer with this id: one edit. It is refused where the document has changed since. */
  | { readonly type: 'mend'; readonly id: number; readonly index: number }
  /** Show a place of the text in a text editor beside the board. */
  | { readonly type: 'reveal'; readonly version: number; readonly range: TextRange }
  | { readonly type: 'failed'; readonly message: string };
