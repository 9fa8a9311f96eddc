/**
 * What the panel of scenarios and the extension say to each other. Plain types. The panel is sent the text, and plays the
 * scenario itself; places of the text are offsets in UTF-16 units.
 */

import type { HostChannelMessage, PageChannelMessage } from './channel';
import type { SaveRequest } from './page-files';

/** Raised whenever a message changes its meaning. A panel that was restored by another version is made anew. */
export const lixPanelVersion = 2;

/** Requests of the panel. */
export interface LixRequests {
  readonly save: SaveRequest<'svg' | 'text'>;
}

/** From the extension to the panel. */
export type LixHostMessage =
  | HostChannelMessage<LixRequests>
  /** The document as it now is. The first one answers `ready`. */
  | {
      readonly type: 'document';
      readonly uri: string;
      readonly name: string;
      readonly version: number;
      readonly text: string;
    }
  /** There is no document: a sentence that says why. */
  | { readonly type: 'gone'; readonly message: string }
  /** Where the caret is in that version. */
  | { readonly type: 'caret'; readonly version: number; readonly offset: number };

/** From the panel to the extension. */
export type LixPanelMessage =
  | PageChannelMessage<LixRequests>
  /** The panel listens. Nothing is sent before it. */
  | { readonly type: 'ready'; readonly version: number }
  /** A picture of this version of the document is on the screen. */
  | { readonly type: 'painted'; readonly version: number; readonly shown: LixShown | null }
  /** Select a piece of that version. `focus`: the person goes there. */
  | {
      readonly type: 'reveal';
      readonly version: number;
      readonly start: number;
      readonly end: number;
      readonly focus: boolean;
    }
  /** Something failed inside of the panel. */
  | { readonly type: 'failed'; readonly message: string };

/** What a panel shows, in short. */
export interface LixShown {
  /** How many updates were played. */
  readonly updates: number;
  /** After which of them it stands. */
  readonly at: number;
  /** Of the input that is marked, its place in the file's list. */
  readonly input: number | null;
  /** Whether that is not what the text says now. */
  readonly isOld: boolean;
}
