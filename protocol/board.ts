/**
 * Messages between the board editor's page, the extension and the server, as plain types. The page holds no document: it
 * draws the text that it receives, and sends the user's changes as strokes.
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
  /** Columns of the map that the stroke was drawn on, because cell indexes depend on them. */
  readonly width: number;
  readonly stroke: Stroke;
  /** True to report the faults that the stroke would add, which takes a whole check. */
  readonly check: boolean;
}
export type StrokeAnswer =
  | { readonly refused: string }
  | {
      readonly edits: readonly { readonly range: TextRange; readonly newText: string }[];
      readonly newProblems: readonly StrokeProblem[];
    }
  | null;

/** A fault that a stroke would add to the level. */
export interface StrokeProblem {
  readonly severity: 'error' | 'warning';
  readonly code: string;
  readonly message: string;
  /** Cells of the fault, as `y * width + x`. */
  readonly cells: readonly number[];
}

/** A fault in the list of problems whose fixes are requested. */
export type BoardFault = Pick<PreviewProblem, 'code' | 'message' | 'range'>;

/** An offered quick fix. */
export interface OfferedFix {
  readonly title: string;
  readonly isPreferred: boolean;
}

/** A stroke, and the number of columns of the map that it was drawn on. */
interface DrawnStroke {
  readonly width: number;
  readonly stroke: Stroke;
}

/** Requests of the page. */
export interface BoardRequests {
  /** Writes a stroke. Returns the version of the document that contains it, or the reason why it was refused. */
  readonly stroke: {
    readonly params: DrawnStroke;
    readonly reply: { readonly version: number } | { readonly refused: string };
  };
  /** Returns the faults that a stroke would add, without writing it. */
  readonly check: { readonly params: DrawnStroke; readonly reply: readonly StrokeProblem[] };
  /** Offers the quick fixes of a fault; `null` if the document has another version. */
  readonly fixes: {
    readonly params: { readonly version: number; readonly fault: BoardFault };
    readonly reply: { readonly offer: number; readonly fixes: readonly OfferedFix[] } | null;
  };
  /** Applies an offered fix as one edit. Refused if the document has changed since the offer. */
  readonly fix: {
    readonly params: { readonly offer: number; readonly index: number };
    readonly reply: { readonly refused: string } | null;
  };
}

/** Increased when the meaning of a message changes. */
export const boardVersion = 2;

/** Messages from the extension to the page. */
export type BoardHostMessage =
  | HostChannelMessage<BoardRequests>
  /** The current document. The first one answers `ready`. */
  | {
      readonly type: 'document';
      readonly name: string;
      readonly version: number;
      readonly text: string;
      readonly balance: Balance;
      readonly isReadonly: boolean;
    }
  /**
   * Edits of the version `from`, and the new length of the text. A page that has another version sends `ready` again and
   * gets the whole document.
   */
  | {
      readonly type: 'changed';
      readonly from: number;
      readonly version: number;
      readonly edits: readonly TextEdit[];
      readonly length: number;
    }
  | { readonly type: 'problems'; readonly version: number; readonly problems: readonly PreviewProblem[] };

/** Messages from the page to the extension. */
export type BoardMessage =
  | PageChannelMessage<BoardRequests>
  /** The page can receive messages. Nothing is sent before. */
  | { readonly type: 'ready'; readonly version: number }
  /** This version of the document was drawn. */
  | { readonly type: 'painted'; readonly version: number }
  /** Show a range of the text in a text editor beside the board editor. */
  | { readonly type: 'reveal'; readonly version: number; readonly range: TextRange }
  | { readonly type: 'failed'; readonly message: string };
