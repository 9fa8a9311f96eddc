/**
 * What the editable board, the extension and the server say to each other. Plain types. The board holds no document: it
 * is sent the text and draws it, and what a person draws goes out as a stroke.
 */
import type { TextEdit } from '../engine/json';
import type { Balance } from '../engine/reactor';
import type { Stroke } from '../server/language/reactor/authoring';
import type { HostChannelMessage, PageChannelMessage } from './channel';
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

/** A fault whose fixes a person asks for, as a list of problems has it. */
export type BoardFault = Pick<PreviewProblem, 'code' | 'message' | 'range'>;

/** A quick fix that is offered. */
export interface OfferedFix {
  readonly title: string;
  readonly isPreferred: boolean;
}

/** A stroke, and the columns of the map that it was drawn on. */
interface DrawnStroke {
  readonly width: number;
  readonly stroke: Stroke;
}

/** Requests of the board. */
export interface BoardRequests {
  /** Writes a stroke. Returns the version of the document that contains it, or why there is none. */
  readonly stroke: {
    readonly params: DrawnStroke;
    readonly reply: { readonly version: number } | { readonly refused: string };
  };
  /** Returns the faults that a stroke would add, without writing it. */
  readonly judge: { readonly params: DrawnStroke; readonly reply: readonly StrokeBreak[] };
  /** Offers the quick fixes of a fault; `null` where the document has another version. */
  readonly fixes: {
    readonly params: { readonly version: number; readonly fault: BoardFault };
    readonly reply: { readonly offer: number; readonly fixes: readonly OfferedFix[] } | null;
  };
  /** Makes a fix of an offer: one edit. Refused where the document has changed since. */
  readonly fix: {
    readonly params: { readonly offer: number; readonly index: number };
    readonly reply: { readonly refused: string } | null;
  };
}

/** Raised whenever a message changes its meaning. */
export const boardVersion = 2;

/** From the extension to the board. */
export type BoardHostMessage =
  | HostChannelMessage<BoardRequests>
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
  | { readonly type: 'problems'; readonly version: number; readonly problems: readonly PreviewProblem[] };

/** From the board to the extension. */
export type BoardMessage =
  | PageChannelMessage<BoardRequests>
  /** The board listens. Nothing is sent before it. */
  | { readonly type: 'ready'; readonly version: number }
  /** This version of the document is on the screen. */
  | { readonly type: 'painted'; readonly version: number }
  /** Show a place of the text in a text editor beside the board. */
  | { readonly type: 'reveal'; readonly version: number; readonly range: TextRange }
  | { readonly type: 'failed'; readonly message: string };
