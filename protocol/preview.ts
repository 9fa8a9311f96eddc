/**
 * What the preview panel and the extension say to each other. Plain types: one union each way, discriminated by `type`.
 * The panel holds no document: it is sent the text, and runs the engine on it.
 */
import type { Balance } from '../engine/reactor';
import type { SolverProgress } from '../engine/core';
import type { ReactorSolveResult } from '../engine/reactor/solver';
import type { HostChannelMessage, PageChannelMessage } from './channel';
import type { ChooseTranscriptRequest, SaveRequest } from './page-files';
import type { TextRange } from './server';

/** Raised whenever a message changes its meaning. A panel that was restored by another version is made anew. */
export const previewVersion = 2;

/** A fault as the panel lists it. */
export interface PreviewProblem {
  readonly severity: 'error' | 'warning' | 'information' | 'hint';
  readonly code: string;
  readonly message: string;
  readonly range: TextRange;
  /** Cells (`y * width + x`) that it concerns. */
  readonly cells: readonly number[];
}

/** Requests of the panel. */
export interface PreviewRequests {
  readonly solve: SolvePanelRequest;
  readonly save: SaveRequest<'png' | 'svg' | 'gif' | 'text' | 'transcript'>;
  readonly 'choose-transcript': ChooseTranscriptRequest;
}

/** Looks for a win from a state, given as the text of a saved game of the level. */
interface SolvePanelRequest {
  readonly params: {
    readonly level: string;
    readonly balance: Balance;
    readonly maxStates: number;
  };
  readonly reply: ReactorSolveResult;
  readonly progress: SolverProgress;
}

/** From the extension to the panel. */
export type HostMessage =
  | HostChannelMessage<PreviewRequests>
  /** The document as it now is. The first one answers `ready`. */
  | {
      readonly type: 'document';
      readonly uri: string;
      readonly name: string;
      readonly version: number;
      readonly text: string;
      readonly balance: Balance;
    }
  /** The document is closed for good, deleted or cannot be read: a sentence that says so. */
  | { readonly type: 'gone'; readonly message: string }
  /** The cells that the caret is about, in this version of the document. */
  | { readonly type: 'caret'; readonly version: number; readonly cells: readonly number[] }
  | { readonly type: 'problems'; readonly version: number; readonly problems: readonly PreviewProblem[] }
  /** A command of the palette or a key binding, by the panel's name for it. */
  | { readonly type: 'command'; readonly command: PreviewCommand }
  /** A transcript's text to be replayed, and where it comes from. */
  | { readonly type: 'transcript'; readonly name: string; readonly text: string };

/** What the panel's keys do; each is a command of the extension too. */
export const previewCommands = [
  'inspect',
  'forecast',
  'play',
  'replay',
  'goToPreviousTurn',
  'goToNextTurn',
  'goToPreviousAction',
  'goToNextAction',
  'goToPreviousEvent',
  'goToNextEvent',
  'playFromHere',
  'saveTranscript',
  'solve',
  'toggleLayers',
  'isolateLayer',
  'goToCell',
  'zoomIn',
  'zoomOut',
  'zoomToFit',
  'showKeyboardShortcuts',
  'exportPng',
  'exportSvg',
  'exportGif',
  'exportText',
  'moveUp',
  'moveRight',
  'moveDown',
  'moveLeft',
  'moveCursorUp',
  'moveCursorRight',
  'moveCursorDown',
  'moveCursorLeft',
  'goToRowStart',
  'goToRowEnd',
  'goToBoardStart',
  'goToBoardEnd',
  'revealInText',
  'useProp',
  'repairLeak',
  'neutralize',
  'applyHeatShield',
  'activateReactor',
  'endTurn',
  'cancel',
  'leaveBoard',
  'leaveBoardBackwards',
] as const;
export type PreviewCommand = (typeof previewCommands)[number];

/** From the panel to the extension. */
export type PanelMessage =
  | PageChannelMessage<PreviewRequests>
  /** The panel listens. Nothing is sent before it. */
  | { readonly type: 'ready'; readonly version: number }
  /** The board of this version of the document is on the screen. */
  | { readonly type: 'painted'; readonly version: number }
  /** Show where the text says what is at a cell. */
  | { readonly type: 'reveal'; readonly version: number; readonly cell: number; readonly focus: boolean }
  | { readonly type: 'reveal-range'; readonly version: number; readonly range: TextRange }
  /** Something failed inside of the panel. */
  | { readonly type: 'failed'; readonly message: string };
