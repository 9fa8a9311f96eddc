/** The webview of the panel of rooms: everything starts here. */
import { render } from 'lit';
import { floorHash, roomsGame, tileCodes } from '../../engine/rooms';
import {
  roomsPanelVersion,
  type RoomsHostMessage,
  type RoomsPanelMessage,
  type RoomsShown,
} from '../../server/protocol-rooms';
import { boardStyles } from '../styles/board';
import { colourStyles } from '../styles/colours';
import { controlStyles } from '../styles/controls';
import { layoutStyles } from '../styles/layout';
import { panelStyles } from '../styles/panels';
import { watchTheme } from '../theme';
import { app, type Actions } from './app';
import { exported } from './export';
import { keyEffect, type KeyEffect } from './keys';
import { savedRun } from './replay';
import { createShownOf, marksOf, placeOfCell, type Shown } from './shown';
import { createStage, largestCell, smallestCell } from './stage';
import { roomsStyles } from './styles';
import { keptOf, received, restored, seedLimit, type View } from './view';
import { cellWords, eventWords } from './words';

interface Api {
  postMessage(message: RoomsPanelMessage): void;
  getState(): unknown;
  setState(state: unknown): void;
}
declare function acquireVsCodeApi(): Api;

/** Why an action changed nothing, in words. */
const refusals = {
  'game-over': 'The run is over.',
  'in-fight': 'First comes the fight: press F.',
  'no-fight': 'Nobody is here to fight.',
  blocked: 'There is a wall.',
  'nothing-here': 'There is no pile here.',
  'no-stairs': 'There are no stairs here.',
  'floor-cannot-be-made': 'The next floor cannot be made.',
} as const;
const ways: readonly (readonly [number, number, string])[] = [
  [0, -1, 'north'],
  [1, 0, 'east'],
  [0, 1, 'south'],
  [-1, 0, 'west'],
];

function start(): void {
  document.adoptedStyleSheets = [
    ...document.adoptedStyleSheets,
    ...[colourStyles, layoutStyles, controlStyles, boardStyles, panelStyles, roomsStyles].flatMap(
      ({ styleSheet }) => styleSheet ?? [],
    ),
  ];
  const api = acquireVsCodeApi();
  const post = (message: RoomsPanelMessage): void => api.postMessage(message);
  const stage = createStage();
  const shownOf = createShownOf();
  const root = document.createElement('div');
  root.id = 'app';
  const live = document.createElement('div');
  live.className = 'visually-hidden';
  live.setAttribute('role', 'status');
  document.body.append(root, live);
  let view = restored(api.getState());
  let isAsked = false;
  let isOld = true;
  let painted: readonly unknown[] = [];

  const ask = (): void => {
    isOld = true;
    if (isAsked) return;
    isAsked = true;
    requestAnimationFrame(() => {
      isAsked = false;
      if (isOld) paint();
    });
  };
  const change = (part: Partial<View>): void => {
    const before = view;
    view = { ...view, ...part };
    if (view.notice !== before.notice && view.notice.text !== '') live.textContent = view.notice.text;
    if (keptOf(view) !== null) api.setState(keptOf(view));
    ask();
  };
  const say = (text: string, isBad = false): void => change({ notice: { text, isBad } });
  const sizeOf = (shown: Shown): { width: number; height: number } =>
    'picture' in shown ? shown.picture : { width: 1, height: 1 };

  const paint = (): void => {
    isOld = false;
    const shown = shownOf(view);
    const { known, cell } = view;
    const { width, height } = sizeOf(shown);
    const first = shown.kind === 'floor' ? shown.floor.tiles.indexOf(tileCodes.Entrance) : width;
    const cursor = Math.max(0, Math.min(view.cursor < 0 ? first : view.cursor, width * height - 1));
    if ('picture' in shown) view = { ...view, cursor };
    render(app(stage, view, shown, actions), root);
    stage.paint(
      known === null || !('picture' in shown)
        ? null
        : {
            picture: shown.picture,
            floor: 'floor' in shown ? shown.floor : undefined,
            cursor,
            cell,
            marks: marksOf(shown, view),
            words: (at) => cellWords(shown, known.registry, at),
          },
    );
    const now = [known?.revision, shown];
    if (now.every((one, index) => one === painted[index])) return;
    painted = now;
    post({ type: 'painted', revision: known?.revision ?? 0, shown: inShort(shown, view) });
  };

  const putCursor = (cell: number): void => {
    change({ cursor: cell, notice: { text: '', isBad: false } });
    paint();
    stage.reveal(cell);
  };
  const reveal = (focus: boolean): void => {
    const { known, cursor } = view;
    const place = known === null ? undefined : placeOfCell(shownOf(view), known.registry, cursor);
    if (known !== null && place !== undefined)
      post({ type: 'reveal', revision: known.revision, at: place.at, focus });
  };
  /** Does an action of the run; what it leads to is said. */
  const act = (id: string): void => {
    const shown = shownOf(view);
    const { play } = view;
    if (play === null || shown.kind !== 'run') {
      say('Actions are taken in play: press P to play from here.');
      return;
    }
    const next = roomsGame.apply(shown.run, { id });
    if (next.refused !== null) {
      say(next.fault?.message ?? refusals[next.refused], true);
      return;
    }
    // what was done before may be less than what was kept
    const at = shown.runs.length - 1;
    const isReplayed = at < shown.count && play.actions[at] === id;
    const played = isReplayed
      ? play
      : { ...play, actions: [...play.actions.slice(0, at), id], verdict: null };
    change({
      play: { ...played, at: at + 1 },
      cursor: next.player.cell,
      notice: { text: '', isBad: false },
    });
    if (next.events.length > 0) live.textContent = next.events.map(eventWords).join(' ');
    paint();
    stage.reveal(next.player.cell);
  };
  /** Shows the run after another number of its actions. */
  const goTo = (wanted: (at: number) => number): void => {
    const shown = shownOf(view);
    if (view.play === null || shown.kind !== 'run') return;
    const at = Math.max(0, Math.min(shown.count, wanted(shown.runs.length - 1)));
    change({ play: { ...view.play, at } });
    const next = shownOf(view);
    if (next.kind !== 'run') return;
    putCursor(next.run.player.cell);
    const said = next.run.events.map(eventWords).join(' ');
    if (said !== '') live.textContent = said;
  };
  const stop = (): void => {
    const { play } = view;
    if (play !== null) change({ play: null, floor: play.floor, seed: play.seed, cursor: play.cell });
  };

  const actions: Actions = {
    tab: (tab) => change({ tab, cursor: -1, cell: null, isFresh: false }),
    prefab: (prefab) => change({ prefab, cursor: -1 }),
    floor: (floor) => change({ floor, play: null, cursor: -1, isFresh: false }),
    seed: (seed) => change({ seed, play: null, cursor: -1 }),
    nextSeed: () => change({ seed: (view.seed + 1) % seedLimit, play: null, cursor: -1 }),
    play: () => {
      const shown = shownOf(view);
      if (shown.kind === 'run') stop();
      else if (shown.kind === 'floor' && view.floor !== null) {
        const { floor, seed, cursor } = view;
        change({ play: { floor, seed, cell: cursor, actions: [], at: 0, verdict: null } });
        const next = shownOf(view);
        if (next.kind === 'run') putCursor(next.run.player.cell);
      } else say('Choose a floor to play on.', true);
    },
    stop,
    undo: () => goTo((at) => at - 1),
    redo: () => goTo((at) => at + 1),
    goTo: (at) => goTo(() => at),
    saveRun: () => {
      const { known, play } = view;
      const shown = shownOf(view);
      if (known === null || play === null || shown.kind !== 'run') return;
      post(
        savedRun(known.registry, known.name, {
          ...play,
          actions: play.actions.slice(0, shown.runs.length - 1),
        }),
      );
    },
    chooseRun: () => post({ type: 'choose-transcript' }),
    act,
    zoom: (by) => {
      const cell = Math.round(stage.cellSize() * by) || 1;
      const other = cell === stage.cellSize() ? cell + (by > 1 ? 1 : -1) : cell;
      change({ cell: Math.max(smallestCell, Math.min(largestCell, other)) });
      paint();
      stage.reveal(view.cursor);
    },
    fit: () => change({ cell: null }),
    save: (kind) => {
      exported(shownOf(view), view.seed, kind).then(
        (message) => {
          if (message !== null) post(message);
        },
        (error: unknown) => post({ type: 'failed', message: String(error) }),
      );
    },
    newLevel: () => {
      const { floor, seed } = view;
      if (floor !== null) post({ type: 'new-level', floor, seed });
    },
    cursor: (cell) => {
      putCursor(cell);
      stage.grid.focus();
      reveal(false);
    },
    reveal: (at) => {
      if (view.known !== null) post({ type: 'reveal', revision: view.known.revision, at, focus: true });
    },
    revealError: () => post({ type: 'reveal-error' }),
  };

  const move = (dx: number, dy: number, isCursor: boolean): void => {
    const shown = shownOf(view);
    const { width, height } = sizeOf(shown);
    if (shown.kind === 'run' && !isCursor) {
      const way = ways.find(([x, y]) => x === dx && y === dy);
      if (way !== undefined) act(way[2]);
      return;
    }
    const x = Math.min(width - 1, Math.max(0, (view.cursor % width) + dx));
    const y = Math.min(height - 1, Math.max(0, Math.floor(view.cursor / width) + dy));
    putCursor(y * width + x);
  };
  const apply = (effect: KeyEffect): void => {
    const { width, height } = sizeOf(shownOf(view));
    const row = Math.floor(view.cursor / width) * width;
    switch (effect.kind) {
      case 'move':
        move(effect.dx, effect.dy, effect.isCursor);
        return;
      case 'jump':
        putCursor(
          { 'row-start': row, 'row-end': row + width - 1, start: 0, end: width * height - 1 }[effect.to],
        );
        return;
      case 'act': {
        const shown = shownOf(view);
        const offered = shown.kind === 'run' ? roomsGame.view(shown.run).actions.map(({ id }) => id) : [];
        const any = ['fight', 'pick_up', 'descend'].find((id) => offered.includes(id)) ?? 'pick_up';
        act(effect.id === 'any' ? any : effect.id);
        return;
      }
      case 'reveal':
        reveal(true);
        return;
      case 'next-seed':
        if (view.tab === 'floors') actions.nextSeed();
        return;
      case 'play':
        actions.play();
        return;
      case 'undo':
        actions.undo();
        return;
      case 'redo':
        actions.redo();
        return;
      case 'zoom-in':
        actions.zoom(1.25);
        return;
      case 'zoom-out':
        actions.zoom(1 / 1.25);
        return;
      case 'fit':
        actions.fit();
        return;
      case 'leave':
        root.querySelector<HTMLElement>('.side')?.focus();
        return;
    }
  };
  stage.grid.addEventListener('keydown', (event) => {
    const effect = keyEffect(event);
    if (effect === null) return;
    event.preventDefault();
    event.stopPropagation();
    apply(effect);
  });
  stage.grid.addEventListener('click', ({ clientX, clientY }) => {
    const cell = stage.cellAt(clientX, clientY);
    if (cell === null) return;
    putCursor(cell);
    // who plays does not want the text to move along
    if (view.play === null || view.tab === 'prefabs') reveal(false);
  });
  stage.grid.addEventListener('dblclick', () => reveal(true));
  stage.grid.addEventListener('focus', ask);
  stage.grid.addEventListener('blur', ask);
  watchTheme(ask);
  new ResizeObserver(ask).observe(stage.element);
  window.addEventListener('error', ({ message }) => post({ type: 'failed', message }));
  window.addEventListener('unhandledrejection', ({ reason }) =>
    post({ type: 'failed', message: String(reason) }),
  );
  window.addEventListener('message', ({ data }: MessageEvent<RoomsHostMessage>) =>
    change(received(view, data)),
  );
  paint();
  post({ type: 'ready', version: roomsPanelVersion });
}

function inShort(shown: Shown, { floor, seed }: View): RoomsShown {
  switch (shown.kind) {
    case 'prefab':
      return { kind: 'prefab', id: shown.prefab.id };
    case 'floor':
      return { kind: 'floor', id: shown.floor.plan, seed, hash: floorHash(shown.floor) };
    case 'run':
      return {
        kind: 'run',
        floor: shown.floor.number,
        turn: shown.run.turn,
        status: shown.run.gameOver?.outcome ?? 'playing',
      };
    case 'failed':
      return { kind: 'floor', id: floor ?? '', seed, hash: null };
    case 'nothing':
      return { kind: 'nothing' };
  }
}

start();
