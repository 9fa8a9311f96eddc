import { encodeTranscript, transcribe } from '../../engine/reactor/simulation';
import { sheets, type LayerName, type Scene } from '../../engine/reactor/picture';
import type { PreviewCommand } from '../../protocol/preview';
import { act, move } from './actions';
import { place, revealing, zoomed } from '../shared/board/placement';
import { chooseTranscript, saveFile } from './files';
import type { CommandContext } from './context';
import { jump, moveCursor, reveal } from './cursor';
import { exportPicture } from './export/export';
import { actionsToHere, isUndergroundSeen, lineOf, shownIndex, shownState, turnBeside } from './modes/line';
import { actionsTo } from './modes/play-tree';
import { cancelSolve, savedGame, solve } from './solving';
import { baseName } from './store/document';
import type { Dialog, View } from './store/view';
import { tickBeside, ticksOf } from './timeline/ticks';

type Run = (context: CommandContext) => void;

const mode =
  (name: 'inspect' | 'forecast' | 'play'): Run =>
  ({ store }) =>
    store.change({ type: 'mode', mode: name });
const moving =
  (dx: number, dy: number): Run =>
  (context) =>
    move(context, dx, dy);
const cursor =
  (dx: number, dy: number): Run =>
  (context) =>
    moveCursor(context, dx, dy);
const jumping =
  (to: Parameters<typeof jump>[1]): Run =>
  (context) =>
    jump(context, to);
const acting =
  (id: Parameters<typeof act>[1]): Run =>
  (context) =>
    act(context, id);
const exporting =
  (kind: Parameters<typeof exportPicture>[1]): Run =>
  (context) =>
    exportPicture(context, kind);
const toggling =
  (dialog: Dialog): Run =>
  ({ store }) =>
    store.change({ type: 'dialog', dialog: store.view().dialog === dialog ? null : dialog });

/** The implementation of each command of the keys, the toolbar and the command palette. */
const runs: Readonly<Record<PreviewCommand, Run>> = {
  inspect: mode('inspect'),
  forecast: mode('forecast'),
  play: mode('play'),
  replay,
  goToPreviousTurn: (context) => step(context, (view) => turnFrom(view, -1)),
  goToNextTurn: (context) => step(context, (view) => turnFrom(view, 1)),
  goToPreviousAction: (context) => step(context, (view) => shownIndex(view) - 1),
  goToNextAction: (context) => step(context, (view) => shownIndex(view) + 1),
  goToPreviousEvent: (context) => goToEvent(context, -1),
  goToNextEvent: (context) => goToEvent(context, 1),
  playFromHere: ({ store }) => store.change({ type: 'play-from-here' }),
  saveTranscript,
  saveGame,
  solve,
  toggleLayers: toggling('layers'),
  showKeyboardShortcuts: toggling('help'),
  goToCell: ({ store }) => store.change({ type: 'dialog', dialog: 'go-to' }),
  isolateLayer: solo,
  zoomIn: (context) => zoom(context, 1.25),
  zoomOut: (context) => zoom(context, 0.8),
  zoomToFit: ({ store }) => store.change({ type: 'viewport', viewport: null }),
  exportPng: exporting('exportPng'),
  exportSvg: exporting('exportSvg'),
  exportGif: exporting('exportGif'),
  exportText: exporting('exportText'),
  moveUp: moving(0, -1),
  moveRight: moving(1, 0),
  moveDown: moving(0, 1),
  moveLeft: moving(-1, 0),
  moveCursorUp: cursor(0, -1),
  moveCursorRight: cursor(1, 0),
  moveCursorDown: cursor(0, 1),
  moveCursorLeft: cursor(-1, 0),
  goToRowStart: jumping('rowStart'),
  goToRowEnd: jumping('rowEnd'),
  goToBoardStart: jumping('boardStart'),
  goToBoardEnd: jumping('boardEnd'),
  revealInText: reveal,
  useProp: acting('InteractProp'),
  repairLeak: acting('Repair'),
  neutralize: acting('Neutralize'),
  applyHeatShield: acting('ApplyHeatShield'),
  activateReactor: acting('ActivateReactor'),
  endTurn: acting('EndTurn'),
  cancel,
  leaveBoard: ({ leave }) => leave(false),
  leaveBoardBackwards: ({ leave }) => leave(true),
};

/** Runs a command of the keys, the toolbar or the command palette. */
export function runCommand(context: CommandContext, command: PreviewCommand): void {
  runs[command](context);
}

function replay(context: CommandContext): void {
  const { store } = context;
  const { replay: known } = store.view();
  store.change({ type: 'mode', mode: 'replay' });
  if (known === null) void chooseTranscript(context);
}

/** Cancels the most transient thing in progress. */
export function cancel(context: CommandContext): void {
  const { store } = context;
  const { dialog, isPinned, preview, isRunning } = store.view();
  if (dialog !== null) store.change({ type: 'dialog', dialog: null });
  else if (isPinned || preview !== null) store.change({ type: 'unpin' });
  else if (isRunning) store.change({ type: 'run', isRunning: false });
  else cancelSolve(context);
}

function step({ store }: CommandContext, to: (view: View) => number): void {
  store.change({ type: 'run', isRunning: false });
  store.change({ type: 'seek', at: to(store.view()) });
}

function turnFrom(view: View, direction: -1 | 1): number {
  return turnBeside(lineOf(view)?.frames ?? [], shownIndex(view), direction);
}

function goToEvent({ store }: CommandContext, step: -1 | 1): void {
  const view = store.view();
  const line = lineOf(view);
  const frame =
    line === null ? null : tickBeside(ticksOf(line.frames, isUndergroundSeen(view)), shownIndex(view), step);
  if (frame === null) {
    store.change({
      type: 'notice',
      text: step > 0 ? 'There is no later event.' : 'There is no earlier event.',
    });
    return;
  }
  store.change({ type: 'seek', at: frame });
}

/** The actions of the shown branch or replay, or in a forecast those that lead to the shown frame. */
function playedActions(view: View) {
  if (view.mode === 'play' && view.tree !== null) return actionsTo(view.tree, view.tree.tip);
  if (view.mode === 'replay') return lineOf(view)?.frames.flatMap(({ action }) => action ?? []) ?? [];
  return actionsToHere(view);
}

function saveTranscript(context: CommandContext): void {
  const view = context.store.view();
  const { good, document } = view;
  if (good === null || document === null) return;
  const transcript = transcribe(good.level, good.balance, playedActions(view));
  const name = `${baseName(document)}.reactor-transcript.json`;
  void saveFile(context, { kind: 'transcript', name, text: encodeTranscript(transcript) });
}

function saveGame(context: CommandContext): void {
  const view = context.store.view();
  const state = shownState(view);
  if (state === null || view.document === null) return;
  const name = `${baseName(view.document)}.turn-${state.turn}.reactor.json`;
  void saveFile(context, { kind: 'game', name, text: savedGame(state) });
}

function solo({ store, shownOf }: CommandContext): void {
  const view = store.view();
  const scene = shownOf(view)?.scene;
  if (scene === undefined) return;
  const layer = view.layers.solo === null ? layerAt(scene, view.cursor) : null;
  store.change({ type: 'solo', layer });
  store.change({
    type: 'notice',
    text: layer === null ? 'All layers are shown.' : `Only the ${layer} layer is shown.`,
  });
}

/** The topmost layer with content on a cell. */
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
