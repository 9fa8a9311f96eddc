/**
 * Messages between the preview panel and the extension, as plain types: one union in each direction, discriminated by
 * `type`. The panel holds no document: it receives the text and runs the engine on it.
 */
import type { Balance } from '../engine/reactor';
import type { SolverProgress } from '../engine/core';
import type { ReactorSolveResult } from '../engine/reactor/solver';
import type { HostChannelMessage, PageChannelMessage } from './channel';
import type { ChooseTranscriptRequest, SaveRequest } from './page-files';
import type { TextRange } from './server';

/** Increased when the meaning of a message changes. A panel restored from another version is reloaded. */
export const previewVersion = 2;

/** An entry in the panel's list of problems. */
export interface PreviewProblem {
  readonly severity: 'error' | 'warning' | 'information' | 'hint';
  readonly code: string;
  readonly message: string;
  readonly range: TextRange;
  /** Cells of the fault, as `y * width + x`. */
  readonly cells: readonly number[];
}

/** Requests of the panel. */
export interface PreviewRequests {
  readonly solve: SolvePanelRequest;
  readonly save: SaveRequest<'png' | 'svg' | 'gif' | 'text' | 'transcript' | 'game'>;
  readonly 'choose-transcript': ChooseTranscriptRequest;
}

/** Searches for a win from a state, given as the text of a saved game. */
interface SolvePanelRequest {
  readonly params: {
    readonly level: string;
    readonly balance: Balance;
    readonly maxStates: number;
  };
  readonly reply: ReactorSolveResult;
  readonly progress: SolverProgress;
}

/** Messages from the extension to the panel. */
export type PreviewHostMessage =
  | HostChannelMessage<PreviewRequests>
  /** The current document. The first one answers `ready`. */
  | {
      readonly type: 'document';
      readonly uri: string;
      readonly name: string;
      readonly version: number;
      readonly text: string;
      readonly balance: Balance;
    }
  /** The document was closed or deleted, or cannot be read; the message gives the reason. */
  | { readonly type: 'gone'; readonly message: string }
  /** The cells at the caret in this version of the document. */
  | { readonly type: 'caret'; readonly version: number; readonly cells: readonly number[] }
  | { readonly type: 'problems'; readonly version: number; readonly problems: readonly PreviewProblem[] }
  /** Runs a command that was called from the palette or a key binding. */
  | { readonly type: 'command'; readonly command: PreviewCommand }
  /** Replays a transcript. */
  | { readonly type: 'transcript'; readonly name: string; readonly text: string };

/** The commands of the panel's keys. Each is also a command of the extension. */
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
  'saveGame',
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

/** Messages from the panel to the extension. */
export type PreviewPanelMessage =
  | PageChannelMessage<PreviewRequests>
  /** The panel can receive messages. Nothing is sent before. */
  | { readonly type: 'ready'; readonly version: number }
  /** This version of the document was drawn. */
  | { readonly type: 'painted'; readonly version: number }
  /** Show the range of the text that defines the contents of a cell. */
  | { readonly type: 'reveal'; readonly version: number; readonly cell: number; readonly focus: boolean }
  | { readonly type: 'reveal-range'; readonly version: number; readonly range: TextRange }
  /** An error occurred in the panel. */
  | { readonly type: 'failed'; readonly message: string };
