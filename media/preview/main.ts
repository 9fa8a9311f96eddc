/** The webview of the preview panel: everything starts here. */
import { render } from 'lit';
import { previewVersion, type HostMessage } from '../../protocol/preview';
import { app } from './app';
import { boardContent } from './board-content';
import { listenToEscape, listenToKeys } from './board-keys';
import { createBoard } from '../shared/board/board';
import { listenToPointer } from './pointer';
import { runCommand } from './commands';
import type { CommandContext } from './context';
import { announcement } from './live';
import { connectHost } from './messages';
import { lineOf } from './modes/line';
import { readTranscript } from './modes/replay';
import type { Panel } from './panel';
import { leaveBoard } from '../shared/parts/regions';
import { keptOf, readKept, restored } from './persistence';
import { askFor } from './solving';
import { documentView } from './store/document';
import { reduce } from './store/reduce';
import { createShownOf } from './store/scene';
import { createStore } from '../shared/page/store';
import { firstView, type View } from './store/view';
import { installStyles } from '../shared/styles';
import { watchTheme } from '../shared/page/theme';
import { openModal } from './toolbar/modal';

/** The timeline has come to rest when it was not moved for so long, in milliseconds. */
const settleAfter = 140;

/** A text of so many characters takes more than an instant to read. */
const longText = 400_000;

/** What outlives the panel is kept so long after a change, in milliseconds. */
const keepAfter = 100;

function start(): void {
  installStyles();
  const host = connectHost();
  const store = createStore(firstView, reduce);
  const panel: Panel = {
    store,
    host,
    shownOf: createShownOf(),
    run: (command) => runCommand(context, command),
  };
  const board = createBoard((viewport) => store.change({ type: 'viewport', viewport }));
  const root = document.createElement('div');
  const leave = (backwards: boolean): void => leaveBoard(root, board.grid, backwards);
  const context: CommandContext = { ...panel, board, leave };
  root.id = 'app';
  const live = document.createElement('div');
  live.className = 'visually-hidden';
  live.setAttribute('role', 'status');
  live.setAttribute('aria-live', 'polite');
  document.body.append(root, live);

  let kept = readKept(host.kept());
  let isAsked = false;
  let takesFocus = false;
  let isRestored = false;
  let painted: View['document'] = null;
  let settling = 0;
  let running = 0;
  let keeping = 0;

  const paint = (): void => {
    isAsked = false;
    const view = store.view();
    render(app(context, view), root);
    openModal(root);
    // while a dialog is on the page nothing behind it can have the focus
    if (takesFocus) board.grid.focus();
    takesFocus = false;
    board.paint(boardContent(panel, view));
    const { document: shown } = view;
    if (shown === null || shown === painted) return;
    painted = shown;
    host.post({ type: 'painted', version: shown.version });
    // an answer that came meanwhile is here by now
    if (isRestored) askFor(context);
    isRestored = false;
  };
  const ask = (): void => {
    if (isAsked) return;
    isAsked = true;
    requestAnimationFrame(paint);
  };

  store.listen((view, before) => {
    ask();
    const words = announcement(view, before);
    if (words !== null) live.textContent = words;
    if (!view.isSettled) {
      clearTimeout(settling);
      settling = setTimeout(() => store.change({ type: 'settle' }), settleAfter);
    }
    if (view.isRunning !== before.isRunning || view.speed !== before.speed) {
      clearInterval(running);
      if (view.isRunning) running = setInterval(advance, 1000 / view.speed);
    }
    if (view.dialog === null && before.dialog !== null) takesFocus = true;
    if (keeping === 0) keeping = setTimeout(keep, keepAfter);
  });

  const keep = (): void => {
    keeping = 0;
    // what was kept is only overwritten once it has been taken up
    if (kept === null) host.keep(keptOf(store.view()));
  };

  const advance = (): void => {
    const line = lineOf(store.view());
    if (line === null || line.at >= line.frames.length - 1) store.change({ type: 'run', isRunning: false });
    else store.change({ type: 'seek', at: line.at + 1 });
  };

  const waiting: HostMessage[] = [];

  /** Says first that it reads where that takes a while; what comes meanwhile waits for its turn. */
  const hear = (message: HostMessage): void => {
    if (store.view().isReading) waiting.push(message);
    else if (message.type === 'document' && message.text.length > longText) {
      store.change({ type: 'reading' });
      afterFrame(() => {
        receive(message);
        for (const next of waiting.splice(0)) hear(next);
      });
    } else receive(message);
  };

  const receive = (message: HostMessage): void => {
    switch (message.type) {
      case 'document': {
        const document = documentView(message);
        store.change({ type: 'document', document });
        if (kept === null || document.game === null) return;
        isRestored = kept.uri === document.uri;
        if (isRestored) store.change({ type: 'restore', view: restored(kept, document.game) });
        kept = null;
        return;
      }
      case 'command': {
        runCommand(context, message.command);
        return;
      }
      case 'transcript': {
        openTranscript(store.view(), message.name, message.text);
        return;
      }
      case 'saved':
        if (message.name !== null) store.change({ type: 'notice', text: `Saved as ${message.name}.` });
        return;
      case 'gone':
      case 'caret':
      case 'problems':
      case 'solve-progress':
      case 'solved':
      case 'solve-failed': {
        store.change(message);
        return;
      }
    }
  };

  const openTranscript = ({ good }: View, name: string, text: string): void => {
    const transcript = readTranscript(text);
    if (typeof transcript === 'string') {
      store.change({ type: 'notice', text: `${name}: ${transcript}`, isBad: true });
    } else if (good === null) {
      store.change({ type: 'notice', text: 'A transcript needs a level without errors.', isBad: true });
    } else store.change({ type: 'replay', name, transcript });
  };

  const redraw = (): void => {
    board.forget();
    ask();
  };
  listenToPointer(board, panel);
  listenToKeys(context);
  listenToEscape(context);
  watchTheme(redraw);
  new ResizeObserver(redraw).observe(board.element);
  board.grid.addEventListener('focus', ask);
  board.grid.addEventListener('blur', ask);
  window.addEventListener('error', ({ message }) => host.post({ type: 'failed', message }));
  window.addEventListener('unhandledrejection', ({ reason }) =>
    host.post({ type: 'failed', message: String(reason) }),
  );
  host.listen(hear);
  paint();
  host.post({ type: 'ready', version: previewVersion });
}

/** When what was asked for in this frame is on the screen; a page that is not seen has no frames. */
function afterFrame(work: () => void): void {
  if (document.hidden) setTimeout(work);
  else requestAnimationFrame(() => setTimeout(work));
}

start();
