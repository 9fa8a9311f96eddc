/**
 * Messages between the scenario panel and the extension, as plain types. The panel receives the text and plays the
 * scenario itself. Positions in the text are offsets in UTF-16 code units.
 */

import type { HostChannelMessage, PageChannelMessage } from './channel';
import type { SaveRequest } from './page-files';

/** Increased when the meaning of a message changes. A panel restored from another version is reloaded. */
export const lixPanelVersion = 2;

/** Requests of the panel. */
export interface LixRequests {
  readonly save: SaveRequest<'svg' | 'text'>;
}

/** Messages from the extension to the panel. */
export type LixHostMessage =
  | HostChannelMessage<LixRequests>
  /** The current document. The first one answers `ready`. */
  | {
      readonly type: 'document';
      readonly uri: string;
      readonly name: string;
      readonly version: number;
      readonly text: string;
    }
  /** The document does not exist; the message gives the reason. */
  | { readonly type: 'gone'; readonly message: string }
  /** Position of the caret in this version. */
  | { readonly type: 'caret'; readonly version: number; readonly offset: number };

/** Messages from the panel to the extension. */
export type LixPanelMessage =
  | PageChannelMessage<LixRequests>
  /** The panel can receive messages. Nothing is sent before. */
  | { readonly type: 'ready'; readonly version: number }
  /** This version of the document was drawn. */
  | { readonly type: 'painted'; readonly version: number; readonly shown: LixPanelState | null }
  /** Select a range of this version. `focus`: also move the focus to it. */
  | {
      readonly type: 'reveal';
      readonly version: number;
      readonly start: number;
      readonly end: number;
      readonly focus: boolean;
    }
  /** An error occurred in the panel. */
  | { readonly type: 'failed'; readonly message: string };

/** Summarizes what a panel shows. */
export interface LixPanelState {
  /** Number of updates that were played. */
  readonly updates: number;
  /** The update that is shown. */
  readonly at: number;
  /** Index of the marked input in the file's list. */
  readonly input: number | null;
  /** True if the text has changed since. */
  readonly isOld: boolean;
}
