import type { SolverProgress, SubmittedAction } from '../../../engine/core';
import type { LayerName, OverlayName } from '../../../engine/reactor/picture';
import type { ReactorTranscript } from '../../../engine/reactor/simulation';
import type { ReactorSolveResult } from '../../../engine/reactor/solver';
import type { PreviewProblem } from '../../../protocol/preview';
import type { Viewport } from '../../shared/board/placement';
import type { DocumentView } from './document';
import type { Dialog, Mode, Side, SolverView, View } from './view';

/** A change of the view. */
export type Change =
  | { readonly type: 'document'; readonly document: DocumentView }
  /** A long text has arrived and is read after the panel has shown that. */
  | { readonly type: 'reading' }
  | { readonly type: 'gone'; readonly message: string }
  | { readonly type: 'caret'; readonly version: number; readonly cells: readonly number[] }
  | { readonly type: 'problems'; readonly version: number; readonly problems: readonly PreviewProblem[] }
  | { readonly type: 'mode'; readonly mode: Mode }
  /** Moves the timeline to a frame. */
  | { readonly type: 'seek'; readonly at: number }
  | { readonly type: 'settle' }
  | { readonly type: 'act'; readonly action: SubmittedAction }
  /** Shows the branch that ends in this node. */
  | { readonly type: 'branch'; readonly tip: number }
  /** Starts playing from the shown state. */
  | { readonly type: 'play-from-here' }
  | { readonly type: 'restart' }
  | { readonly type: 'replay'; readonly name: string; readonly transcript: ReactorTranscript }
  | { readonly type: 'cursor'; readonly cell: number }
  | { readonly type: 'side'; readonly side: Side }
  | { readonly type: 'toggle-layer'; readonly layer: LayerName | OverlayName }
  | { readonly type: 'solo'; readonly layer: LayerName | null }
  | { readonly type: 'opacity'; readonly layer: LayerName; readonly opacity: number }
  | { readonly type: 'display'; readonly display: View['display'] }
  | { readonly type: 'viewport'; readonly viewport: Viewport | null }
  | { readonly type: 'run'; readonly isRunning: boolean }
  | { readonly type: 'speed'; readonly speed: number }
  /** Previews an event temporarily; `null` ends the preview. */
  | {
      readonly type: 'look';
      readonly event: { readonly frame: number; readonly cells: readonly number[] } | null;
    }
  | { readonly type: 'pin'; readonly frame: number; readonly cells: readonly number[] }
  | { readonly type: 'unpin' }
  | { readonly type: 'solve'; readonly solver: SolverView }
  | { readonly type: 'solve-progress'; readonly id: number; readonly progress: SolverProgress }
  | { readonly type: 'solved'; readonly id: number; readonly result: ReactorSolveResult }
  | { readonly type: 'solve-failed'; readonly id: number; readonly message: string }
  | { readonly type: 'solve-cancelled' }
  | { readonly type: 'dialog'; readonly dialog: Dialog | null }
  | { readonly type: 'notice'; readonly text: string; readonly isBad?: boolean }
  | { readonly type: 'restore'; readonly view: Partial<View> };
