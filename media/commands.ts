import { encodeLevel } from '../engine/reactor';
import { encodeTranscript, savedLevel, transcribe } from '../engine/reactor/simulation';
import { sheets, type LayerName, type Scene } from '../engine/reactor/picture';
import type { PreviewCommand } from '../server/protocol-preview';
import type { Board } from './board/board';
import { place, revealing, zoomed } from './board/placement';
import { exportPicture } from './export/export';
import { actionsToHere, lineOf, shownIndex, shownState } from './modes/line';
import { actionsTo } from './modes/play-tree';
import type { Panel } from './panel';
import { baseName } from './store/document';
import { blockedReason, type View } from './store/view';
import { tickBeside, ticksOf } from './timeline/ticks';

/** How many states a search may keep. */
const maxStates = 2_000_000;

/** What the panel's commands work with. */
export interface CommandContext extends Panel {
  readonly board: Board;
}

/** Runs a command of the keys, the toolbar or the palette. */
export function runCommand(context: CommandContext, command: PreviewCommand): void {
  const { store, host } = context;
  const view = store.view();
  switch (command) {
    case 'inspect':
    case 'forecast':
    case 'play': {
      store.change({ type: 'mode', mode: command });
      return;
    }
    case 'replay':
      store.change({ type: 'mode', mode: 'replay' });
      if (view.replay === null) host.post({ type: 'open-transcript' });
      return;
    case 'stepBack':
    case 'stepForward': {
      store.change({ type: 'run', isRunning: false });
      store.change({ type: 'seek', at: shownIndex(view) + (command === 'stepBack' ? -1 : 1) });
      return;
    }
    case 'previousEvent':
    case 'nextEvent': {
      goToEvent(context, command === 'nextEvent' ? 1 : -1);
      return;
    }
    case 'playFromHere': {
      store.change({ type: 'play-from-here' });
      return;
    }
    case 'saveTranscript': {
      saveTranscript(context);
      return;
    }
    case 'solve': {
      solve(context);
      return;
    }
    case 'layers':
    case 'help': {
      store.change({ type: 'dialog', dialog: view.dialog === command ? null : command });
      return;
    }
    case 'goToCell': {
      store.change({ type: 'dialog', dialog: 'go-to' });
      return;
    }
    case 'solo': {
      solo(context);
      return;
    }
    case 'zoomIn': {
      zoom(context, 1.25);
      return;
    }
    case 'zoomOut': {
      zoom(context, 0.8);
      return;
    }
    case 'zoomToFit': {
      store.change({ type: 'viewport', viewport: null });
      return;
    }
    case 'exportPng':
    case 'exportSvg':
    case 'exportGif':
    case 'exportText': {
      exportPicture(context, command);
      return;
    }
  }
}

function goToEvent({ store }: CommandContext, step: -1 | 1): void {
  const view = store.view();
  const line = lineOf(view);
  const frame = line === null ? null : tickBeside(ticksOf(line.frames), shownIndex(view), step);
  if (frame === null) {
    store.change({
      type: 'notice',
      text: step > 0 ? 'There is no later event.' : 'There is no earlier event.',
    });
    return;
  }
  store.change({ type: 'seek', at: frame });
}

/** What was played on the branch that is shown, or what leads to the shown frame. */
function playedActions(view: View) {
  return view.mode === 'play' && view.tree !== null
    ? actionsTo(view.tree, view.tree.tip)
    : actionsToHere(view);
}

function saveTranscript({ store, host }: CommandContext): void {
  const view = store.view();
  const { good, document } = view;
  if (good === null || document === null) return;
  const transcript = transcribe(good.level, good.balance, playedActions(view));
  const name = `${baseName(document)}.reactor-transcript.json`;
  host.post({ type: 'save', kind: 'transcript', name, text: encodeTranscript(transcript) });
}

function solve({ store, host }: CommandContext): void {
  const view = store.view();
  const from = shownState(view);
  const blocked = blockedReason(view);
  if (from === null || blocked !== null) {
    store.change({ type: 'notice', text: blocked ?? 'There is nothing to solve.', isBad: true });
    return;
  }
  cancelSolve({ store, host });
  const id = (view.solver?.id ?? 0) + 1;
  const actions = actionsToHere(view);
  store.change({
    type: 'solve',
    solver: { id, from, actions, progress: null, outcome: { kind: 'running' } },
  });
  const level = JSON.stringify(encodeLevel(savedLevel(from)));
  host.post({ type: 'solve', id, level, balance: from.machine.balance, maxStates });
}

/** Gives a search up that is running; answers whether there was one. */
export function cancelSolve({ store, host }: Pick<CommandContext, 'store' | 'host'>): boolean {
  const { solver } = store.view();
  if (solver?.outcome.kind !== 'running') return false;
  host.post({ type: 'cancel-solve', id: solver.id });
  store.change({ type: 'solve-cancelled' });
  return true;
}

/** Shows a win that was found as a replay, from the level's start on. */
export function openSolution({ store }: CommandContext): void {
  const { solver, good } = store.view();
  if (good === null || solver?.outcome.kind !== 'done') return;
  const { result } = solver.outcome;
  if (result.verdict !== 'solved') return;
  const actions = [...solver.actions, ...result.actions];
  try {
    const transcript = transcribe(good.level, good.balance, actions);
    store.change({ type: 'replay', name: 'The win that was found', transcript });
    store.change({ type: 'seek', at: solver.actions.length });
  } catch {
    store.change({ type: 'notice', text: 'The level has changed since: solve it again.', isBad: true });
  }
}

function solo({ store, shownOf }: CommandContext): void {
  const view = store.view();
  const scene = shownOf(view)?.scene;
  if (scene === undefined) return;
  const layer = view.layers.solo === null ? layerAt(scene, view.cursor) : null;
  store.change({ type: 'solo', layer });
  store.change({ type: 'notice', text: layer === null ? 'All layers.' : `Only the layer ${layer}.` });
}

/** The topmost layer that has something on a cell. */
function layerAt(scene: Scene, cell: number): LayerName {
  const has: Partial<Record<string, boolean>> = {
    props: scene.props.some((prop) => prop.cell === cell) || scene.robot?.cell === cell,
    leaks: scene.leaks.some((leak) => leak.cell === cell || leak.access === cell),
    hazards: ((scene.codes[cell] ?? 0) & 0b111111) !== 0,
    heat: (scene.codes[cell] ?? 0) >> 6 !== 0,
    fuel: scene.networks.Fuel.cells[cell] === 1,
    coolant: scene.networks.Coolant.cells[cell] === 1,
    electricity: scene.networks.Electricity.cells[cell] === 1,
  };
  const order = ['leaks', 'props', 'heat', 'hazards', 'electricity', 'coolant', 'fuel'] as const;
  return order.find((layer) => has[layer] === true) ?? sheets[0].layer;
}

function zoom({ store, board, shownOf }: CommandContext, factor: number): void {
  const [at, scene] = [board.placement(), shownOf(store.view())?.scene];
  if (at === null || scene === undefined) return;
  const { cursor } = store.view();
  const x = at.left + ((cursor % scene.width) + 0.5) * at.cell;
  const y = at.top + (Math.floor(cursor / scene.width) + 0.5) * at.cell;
  const viewport = zoomed(scene, at, factor, x, y);
  const placed = place(scene, at, viewport);
  const shown = revealing(scene, placed, cursor) ?? viewport;
  store.change({ type: 'viewport', viewport: factor < 1 && !placed.isCut ? null : shown });
}
