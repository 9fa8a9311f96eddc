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
/** The tabs beside the board. */
export type Side = (typeof sides)[number];

export interface LayerView {
  readonly hidden: readonly (LayerName | OverlayName)[];
  readonly solo: LayerName | null;
  readonly opacity: Readonly<Partial<Record<LayerName, number>>>;
}

/** A search for a win. */
export interface SolverView {
  readonly id: number;
  /** The state that it starts from, and what led there. */
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

/** Something that has just been said: a refusal, a file saved. The number tells two alike apart. */
export interface Notice {
  readonly number: number;
  readonly text: string;
  readonly isBad: boolean;
}

/** All that the panel shows, at one moment. Never changed: a new one takes its place. */
export interface View {
  readonly document: DocumentView | null;
  /** Whether a text has come that takes a while to read. */
  readonly isReading: boolean;
  /** The last version without errors: what is shown and, while it is current, played. */
  readonly good: Game | null;
  /** Why there is no document any more. */
  readonly gone: string | null;
  readonly problems: { readonly version: number; readonly list: readonly PreviewProblem[] };
  readonly caret: { readonly version: number; readonly cells: readonly number[] };
  readonly mode: Mode;
  readonly forecastAt: number;
  readonly tree: PlayTree | null;
  readonly replay: Replay | null;
  /** A frame that is looked at in passing: hovered or focused among the events. */
  readonly preview: number | null;
  /** Cells of the event that is hovered, focused or pinned. */
  readonly marked: readonly number[];
  readonly isPinned: boolean;
  /** Where the timeline stood when the first event was pinned: there it stands again when that is released. */
  readonly pinnedFrom: { readonly mode: Mode; readonly at: number } | null;
  readonly cursor: number;
  readonly side: Side;
  readonly layers: LayerView;
  readonly display: 'unlocked' | 'locked';
  /** `null`: the whole board fits. */
  readonly viewport: Viewport | null;
  readonly isRunning: boolean;
  /** Turns a second while it runs. */
  readonly speed: number;
  /** False while the timeline is moving: what is costly follows when it is true. */
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

/** Why nothing can be run or played now; `null` where it can. */
export function blockedReason({ document, good, gone }: View): string | null {
  if (gone !== null) return gone;
  if (document === null) return 'No level is open yet.';
  if (document.game !== null) return null;
  const shown = good === null ? '' : ' The board shows the last valid version.';
  return `The level has ${counted(document.errors, 'error')}. Fix ${document.errors === 1 ? 'it' : 'them'} to run and play the level.${shown}`;
}
