import { counted, MalformedAction, type SubmittedAction } from '../../../engine/core';
import { refusalText } from '../../../engine/reactor/words';
import { actionsToHere, lineOf, shownState } from '../modes/line';
import {
  act,
  actAll,
  plantTree,
  replant,
  rewind,
  stateOf,
  switchTo,
  type PlayTree,
} from '../modes/play-tree';
import { replayOn } from '../modes/replay';
import type { Change } from './change';
import type { DocumentView, Game } from './document';
import { blockedReason, type SolverView, type View } from './view';

/** Returns the view after a change; the same view if nothing changes. */
export function reduce(view: View, change: Change): View {
  switch (change.type) {
    case 'document':
      return { ...withDocument(view, change.document), isReading: false };
    case 'reading':
      return { ...view, isReading: true };
    case 'gone':
      return { ...view, gone: change.message, isRunning: false };
    case 'caret':
      return { ...view, caret: { version: change.version, cells: change.cells } };
    case 'problems':
      return { ...view, problems: { version: change.version, list: change.problems } };
    case 'mode':
      return withMode(view, change.mode);
    case 'seek':
      return seek(view, change.at);
    case 'settle':
      return view.isSettled ? view : { ...view, isSettled: true };
    case 'act':
      return withAction(view, change.action);
    case 'branch':
      return view.tree === null ? view : moved({ ...view, tree: switchTo(view.tree, change.tip) });
    case 'play-from-here':
      return playFromHere(view);
    case 'restart':
      return view.tree === null ? view : moved({ ...view, tree: rewind(view.tree, 0) });
    case 'replay': {
      if (view.good === null) return view;
      const replay = replayOn(view.good, change.name, change.transcript);
      return moved({ ...view, replay, mode: 'replay', isRunning: false });
    }
    case 'cursor':
      return { ...view, cursor: change.cell };
    case 'side':
      return { ...view, side: change.side };
    case 'toggle-layer':
    case 'solo':
    case 'opacity':
      return { ...view, layers: withLayers(view.layers, change) };
    case 'display':
      return { ...view, display: change.display };
    case 'viewport':
      return { ...view, viewport: change.viewport };
    case 'run':
      return withRunning(view, change.isRunning);
    case 'speed':
      return { ...view, speed: change.speed };
    case 'look':
    case 'pin':
    case 'unpin':
      return withEvent(view, change);
    case 'solve':
      return { ...view, solver: change.solver, side: 'solver' };
    case 'solve-progress':
    case 'solved':
    case 'solve-failed':
    case 'solve-cancelled':
      return { ...view, solver: withAnswer(view.solver, change) };
    case 'dialog':
      return { ...view, dialog: change.dialog };
    case 'notice':
      return withNotice(view, change.text, change.isBad);
    case 'restore':
      return { ...view, ...change.view };
  }
}

function withNotice(view: View, text: string, isBad = false): View {
  return { ...view, notice: { number: view.notice.number + 1, text, isBad } };
}

/** Updates the view after the shown frame has changed. */
function moved(view: View): View {
  const state = shownState(view);
  const follows = (view.mode === 'play' || view.mode === 'replay') && state !== null;
  return {
    ...view,
    preview: null,
    marked: [],
    isPinned: false,
    pinnedFrom: null,
    isSettled: false,
    // the notice refers to the previous state
    notice: view.notice.text === '' ? view.notice : { ...view.notice, text: '' },
    cursor: follows ? state.robot : view.cursor,
  };
}

function withMode(view: View, mode: View['mode']): View {
  if (mode === view.mode) return view;
  const tree =
    mode === 'play' && view.tree === null && view.good !== null ? plantTree(view.good.start) : view.tree;
  return moved({ ...view, mode, tree, isRunning: false });
}

function seek(view: View, to: number): View {
  const line = lineOf(view);
  if (line === null || blockedReason(view) !== null) return view;
  const at = Math.max(0, Math.min(to, line.frames.length - 1));
  switch (view.mode) {
    case 'inspect':
      // moving the timeline in Inspect switches to Forecast
      return at === 0 ? view : moved({ ...view, mode: 'forecast', forecastAt: at });
    case 'forecast':
      return at === line.at && view.preview === null ? view : moved({ ...view, forecastAt: at });
    case 'play':
      return view.tree === null ? view : moved({ ...view, tree: rewind(view.tree, at) });
    case 'replay':
      return view.replay === null ? view : moved({ ...view, replay: { ...view.replay, at } });
  }
}

function withRunning(view: View, isRunning: boolean): View {
  const line = lineOf(view);
  if (!isRunning || line === null || blockedReason(view) !== null) return { ...view, isRunning: false };
  // at the end, it starts over
  const from = line.at >= line.frames.length - 1 ? seek(view, 0) : view;
  return { ...from, isRunning: line.frames.length > 1 };
}

function withAction(view: View, action: SubmittedAction): View {
  const blocked = blockedReason(view);
  if (blocked !== null || view.good === null) return withNotice(view, blocked ?? '', true);
  const tree = view.tree ?? plantTree(view.good.start);
  const next = tried(tree, action);
  if (typeof next === 'string') return withNotice(view, next, true);
  return moved({ ...view, tree: next, mode: 'play', isRunning: false });
}

/** Returns the tree after an action, or the reason why it is refused. */
function tried(tree: PlayTree, action: SubmittedAction): PlayTree | string {
  try {
    const next = act(tree, action);
    return typeof next === 'string' ? `Refused: ${refusalText(next)}.` : next;
  } catch (error) {
    if (error instanceof MalformedAction) return `Refused: ${error.message}`;
    throw error;
  }
}

function playFromHere(view: View): View {
  const blocked = blockedReason(view);
  if (blocked !== null || view.good === null) return withNotice(view, blocked ?? '', true);
  const actions = actionsToHere(view);
  const known = view.tree ?? plantTree(view.good.start);
  const tree = actAll(rewind({ ...known, tip: known.tip }, 0), actions);
  const turn = stateOf(tree)?.turn ?? 1;
  return withNotice(moved({ ...view, mode: 'play', tree, isRunning: false }), `Playing from turn ${turn}.`);
}

function withDocument(view: View, document: DocumentView): View {
  const { game } = document;
  const isOther = view.document !== null && view.document.uri !== document.uri;
  const base: View = {
    ...view,
    document,
    gone: null,
    ...(isOther ? { good: null, tree: null, replay: null, solver: null, forecastAt: 0, viewport: null } : {}),
    marked: [],
    preview: null,
    isSettled: false,
  };
  if (game === null) return { ...base, isRunning: false };
  const size = game.level.width * game.level.height;
  // the cursor was never placed on a board that could not be drawn
  const hasCursor = (view.good !== null || view.cursor > 0) && !isOther && view.cursor < size;
  return withGame({ ...base, good: game, cursor: hasCursor ? view.cursor : game.start.robot }, game);
}

/** Continues play and replay on a new version of the level, as far as possible. */
function withGame(view: View, game: Game): View {
  const { tree, replay } = view;
  const frames = replay === null ? null : replayOn(game, replay.name, replay.transcript, replay.at);
  if (tree === null) return { ...view, replay: frames };
  const { tree: planted, lost } = replant(tree, game.start);
  const after: View = { ...view, tree: planted, replay: frames };
  if (lost === 0 || view.mode !== 'play') return after;
  return withNotice(after, `The level has changed, so ${counted(lost, 'action')} could not be replayed.`);
}

function withLayers(
  layers: View['layers'],
  change: Extract<Change, { type: 'toggle-layer' | 'solo' | 'opacity' }>,
): View['layers'] {
  switch (change.type) {
    case 'toggle-layer': {
      const { layer } = change;
      const isHidden = layers.hidden.includes(layer);
      const hidden = isHidden ? layers.hidden.filter((each) => each !== layer) : [...layers.hidden, layer];
      return { ...layers, hidden };
    }
    case 'solo':
      return { ...layers, solo: change.layer };
    case 'opacity':
      return { ...layers, opacity: { ...layers.opacity, [change.layer]: change.opacity } };
  }
}

function withEvent(view: View, change: Extract<Change, { type: 'look' | 'pin' | 'unpin' }>): View {
  switch (change.type) {
    case 'look':
      if (view.isPinned) return view;
      return change.event === null
        ? { ...view, preview: null, marked: [] }
        : { ...view, preview: change.event.frame, marked: change.event.cells };
    case 'pin': {
      const at = seek(view, change.frame);
      const [cell] = change.cells;
      const pinnedFrom = view.pinnedFrom ?? { mode: view.mode, at: lineOf(view)?.at ?? 0 };
      const cursor = cell ?? at.cursor;
      return { ...at, isPinned: true, pinnedFrom, marked: change.cells, preview: null, cursor };
    }
    case 'unpin':
      if (view.pinnedFrom !== null) {
        const { mode, at } = view.pinnedFrom;
        return { ...moved(seek({ ...view, mode }, at)), cursor: view.cursor };
      }
      return view.isPinned || view.preview !== null
        ? { ...view, isPinned: false, preview: null, marked: [] }
        : view;
  }
}

function withAnswer(
  solver: SolverView | null,
  change: Extract<Change, { type: 'solve-progress' | 'solved' | 'solve-failed' | 'solve-cancelled' }>,
): SolverView | null {
  if (solver?.outcome.kind !== 'running') return solver;
  if (change.type === 'solve-cancelled') return { ...solver, outcome: { kind: 'cancelled' } };
  // a reply to a cancelled search
  if (change.id !== solver.id) return solver;
  switch (change.type) {
    case 'solve-progress':
      return { ...solver, progress: change.progress };
    case 'solved':
      return { ...solver, progress: change.result, outcome: { kind: 'done', result: change.result } };
    case 'solve-failed':
      return { ...solver, outcome: { kind: 'failed', message: change.message } };
  }
}
