import { counted } from '../../../engine/core';
import type { SolverProgress } from '../../../engine/core';
import type { LayerName, OverlayName } from '../../../engine/reactor/picture';
import type { ReactorSolveResult } from '../../../engine/reactor/solver';
import type { State } from '../../../engine/reactor/simulation';
import type { PreviewProblem } from '../../../protocol/preview';
import type { Viewport } from '../../shared/board/placement';
import type { PlayTree } from '../modes/play-tree';
import type { Replay } from '../modes/replay';
import type { DocumentView, Game } from './document';

export const modes = ['inspect', 'forecast', 'play', 'replay'] as const;
export type Mode = (typeof modes)[number];

export const sides = ['inspector', 'events', 'problems', 'solver'] as const;
/** The tabs of the side panel. */
export type Side = (typeof sides)[number];

export interface LayerView {
  readonly hidden: readonly (LayerName | OverlayName)[];
  readonly solo: LayerName | null;
  readonly opacity: Readonly<Partial<Record<LayerName, number>>>;
}

/** A search for a win. */
export interface SolverView {
  readonly id: number;
  /** The start state, and the actions that lead there. */
  readonly from: State;
  readonly actions: readonly { readonly id: string }[];
  readonly progress: SolverProgress | null;
  readonly outcome:
    | { readonly kind: 'running' }
    | { readonly kind: 'cancelled' }
    | { readonly kind: 'failed'; readonly message: string }
    | { readonly kind: 'done'; readonly result: ReactorSolveResult };
}

export type Dialog = 'layers' | 'help' | 'go-to' | 'export';

/** A temporary message: a refusal, a saved file. The number distinguishes equal messages. */
export interface Notice {
  readonly number: number;
  readonly text: string;
  readonly isBad: boolean;
}

/** The state of the panel. Immutable. */
export interface View {
  readonly document: DocumentView | null;
  /** True while a long text is being read. */
  readonly isReading: boolean;
  /** The last valid version: shown and, while it is current, playable. */
  readonly good: Game | null;
  /** The reason why the document no longer exists. */
  readonly gone: string | null;
  readonly problems: { readonly version: number; readonly list: readonly PreviewProblem[] };
  readonly caret: { readonly version: number; readonly cells: readonly number[] };
  readonly mode: Mode;
  readonly forecastAt: number;
  readonly tree: PlayTree | null;
  readonly replay: Replay | null;
  /** The frame of the hovered or focused event, shown temporarily. */
  readonly preview: number | null;
  /** Cells of the hovered, focused or pinned event. */
  readonly marked: readonly number[];
  readonly isPinned: boolean;
  /** The position of the timeline before the first event was pinned, restored when it is unpinned. */
  readonly pinnedFrom: { readonly mode: Mode; readonly at: number } | null;
  readonly cursor: number;
  readonly side: Side;
  readonly layers: LayerView;
  readonly display: 'unlocked' | 'locked';
  /** `null` fits the whole board. */
  readonly viewport: Viewport | null;
  readonly isRunning: boolean;
  /** Turns per second while it runs. */
  readonly speed: number;
  /** False while the timeline moves: expensive parts are computed once it is true. */
  readonly isSettled: boolean;
  readonly solver: SolverView | null;
  readonly dialog: Dialog | null;
  readonly notice: Notice;
}

export const firstView: View = {
  document: null,
  isReading: false,
  good: null,
  gone: null,
  problems: { version: -1, list: [] },
  caret: { version: -1, cells: [] },
  mode: 'inspect',
  forecastAt: 0,
  tree: null,
  replay: null,
  preview: null,
  marked: [],
  isPinned: false,
  pinnedFrom: null,
  cursor: 0,
  side: 'inspector',
  layers: { hidden: ['rule-targets', 'reach'], solo: null, opacity: {} },
  display: 'unlocked',
  viewport: null,
  isRunning: false,
  speed: 2,
  isSettled: true,
  solver: null,
  dialog: null,
  notice: { number: 0, text: '', isBad: false },
};

/** Returns the reason why the level cannot be run or played; `null` if it can. */
export function blockedReason({ document, good, gone }: View): string | null {
  if (gone !== null) return gone;
  if (document === null) return 'No level is open yet.';
  if (document.game !== null) return null;
  const shown = good === null ? '' : ' The board shows the last valid version.';
  return `The level has ${counted(document.errors, 'error')}. Fix ${document.errors === 1 ? 'it' : 'them'} to run and play the level.${shown}`;
}
