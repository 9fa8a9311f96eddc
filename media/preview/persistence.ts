import type { SubmittedAction } from '../../engine/core';
import { encodeTranscript } from '../../engine/reactor/simulation';
import { act, actAll, plantTree, stateOf, type PlayTree } from './modes/play-tree';
import { readTranscript, replayOn } from './modes/replay';
import type { Game } from './store/document';
import { modes, sides, type SolverView, type View } from './store/view';

/** Raised whenever what is kept changes its meaning; what another version kept is not read. */
const keptVersion = 1;

/** What of a view outlives its panel: everything but the document, which is sent anew. */
export interface Kept {
  readonly version: number;
  readonly uri: string;
  readonly view: Pick<
    View,
    'mode' | 'forecastAt' | 'cursor' | 'side' | 'layers' | 'display' | 'viewport' | 'speed'
  >;
  readonly play: {
    /** By node after the start: the node before it, and what led to it. */
    readonly nodes: readonly (readonly [parent: number, action: SubmittedAction])[];
    readonly tip: number;
    readonly at: number;
  } | null;
  readonly replay: { readonly name: string; readonly text: string; readonly at: number } | null;
  /** The last search, without its state: the actions lead there. */
  readonly solver?: Omit<SolverView, 'from'> | null;
}

/** What is to be kept of a view; `null` while it shows nothing. */
export function keptOf(view: View): Kept | null {
  const { document, mode, forecastAt, cursor, side, layers, display, viewport, speed, tree, replay, solver } =
    view;
  if (document === null) return null;
  return {
    version: keptVersion,
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

/** Reads what was kept; `null` where it is of another version or no such thing. */
export function readKept(value: unknown): Kept | null {
  const kept = value as Partial<Kept> | null | undefined;
  if (kept?.version !== keptVersion) return null;
  const { view } = kept;
  if (typeof kept.uri !== 'string' || typeof view !== 'object') return null;
  return modes.includes(view.mode) && sides.includes(view.side) ? (kept as Kept) : null;
}

/** What was kept, on the document as it is now: the parts of the view that it restores. */
export function restored({ view, play, replay, solver = null }: Kept, game: Game): Partial<View> {
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

/** A search with the state that it began in; none where the level does not lead there any more. */
function searchedFrom(game: Game, solver: Omit<SolverView, 'from'>): SolverView | null {
  const tree = actAll(plantTree(game.start), solver.actions);
  const from = stateOf(tree);
  return from === undefined || tree.nodes.length <= solver.actions.length ? null : { ...solver, from };
}

/** The tree that was kept as actions; where one cannot be done any more, what came after it is gone. */
function regrown(game: Game, { nodes, tip, at }: NonNullable<Kept['play']>): PlayTree {
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
