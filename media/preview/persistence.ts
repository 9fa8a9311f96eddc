import type { SubmittedAction } from '../../engine/core';
import { encodeTranscript } from '../../engine/reactor/simulation';
import { act, actAll, plantTree, stateOf, type PlayTree } from './modes/play-tree';
import { readTranscript, replayOn } from './modes/replay';
import type { Game } from './store/document';
import { modes, sides, type SolverView, type View } from './store/view';

/** The part of a view that is saved: everything but the document, which the extension sends again. */
export interface SavedState {
  readonly uri: string;
  readonly view: Pick<
    View,
    'mode' | 'forecastAt' | 'cursor' | 'side' | 'layers' | 'display' | 'viewport' | 'speed'
  >;
  readonly play: {
    /** For each node after the start: the index of its parent, and its action. */
    readonly nodes: readonly (readonly [parent: number, action: SubmittedAction])[];
    readonly tip: number;
    readonly at: number;
  } | null;
  readonly replay: { readonly name: string; readonly text: string; readonly at: number } | null;
  /** The last search without its state, which follows from the actions. */
  readonly solver?: Omit<SolverView, 'from'> | null;
}

/** Returns the state to save; `null` while the view shows no document. */
export function stateToSave(view: View): SavedState | null {
  const { document, mode, forecastAt, cursor, side, layers, display, viewport, speed, tree, replay, solver } =
    view;
  if (document === null) return null;
  return {
    uri: document.uri,
    view: { mode, forecastAt, cursor, side, layers, display, viewport, speed },
    play:
      tree === null
        ? null
        : {
            nodes: tree.nodes.flatMap(({ parent, action }) =>
              action === null ? [] : [[parent, action] as const],
            ),
            tip: tree.tip,
            at: tree.at,
          },
    replay:
      replay === null
        ? null
        : { name: replay.name, text: encodeTranscript(replay.transcript), at: replay.at },
    solver:
      solver === null
        ? null
        : { id: solver.id, actions: solver.actions, progress: solver.progress, outcome: solver.outcome },
  };
}

/** Validates a saved state; `null` if it is invalid. */
export function readSaved(saved: Partial<SavedState> | null): SavedState | null {
  const { uri, view } = saved ?? {};
  if (typeof uri !== 'string' || typeof view !== 'object') return null;
  return modes.includes(view.mode) && sides.includes(view.side) ? (saved as SavedState) : null;
}

/** Returns the parts of the view that a saved state restores on the current document. */
export function restored({ view, play, replay, solver = null }: SavedState, game: Game): Partial<View> {
  const size = game.level.width * game.level.height;
  const transcript = replay === null ? null : readTranscript(replay.text);
  return {
    ...view,
    cursor: view.cursor < size ? view.cursor : game.start.robot,
    tree: play === null ? (view.mode === 'play' ? plantTree(game.start) : null) : regrown(game, play),
    replay:
      replay === null || transcript === null || typeof transcript === 'string'
        ? null
        : replayOn(game, replay.name, transcript, replay.at),
    solver: solver === null ? null : searchedFrom(game, solver),
  };
}

/** Restores a search with its start state; `null` if the level no longer leads there. */
function searchedFrom(game: Game, solver: Omit<SolverView, 'from'>): SolverView | null {
  const tree = actAll(plantTree(game.start), solver.actions);
  const from = stateOf(tree);
  return from === undefined || tree.nodes.length <= solver.actions.length ? null : { ...solver, from };
}

/** Replays the saved actions up to the first one that is no longer possible. */
function regrown(game: Game, { nodes, tip, at }: NonNullable<SavedState['play']>): PlayTree {
  let tree = plantTree(game.start);
  const moved = new Map<number, number>([[0, 0]]);
  nodes.forEach(([parent, action], index) => {
    const from = moved.get(parent);
    if (from === undefined) return;
    const next = act({ ...tree, at: from, tip: from }, action);
    if (typeof next === 'string') return;
    tree = next;
    moved.set(index + 1, next.at);
  });
  const end = moved.get(tip) ?? 0;
  return { nodes: tree.nodes, tip: end, at: moved.get(at) ?? end };
}
