/** Entry point of the preview's webview. */
import { render } from 'lit';
import {
  previewVersion,
  type PreviewHostMessage,
  type PreviewPanelMessage,
  type PreviewRequests,
} from '../../protocol/preview';
import { createBoard } from '../shared/board/board';
import { createPage } from '../shared/page/create-page';
import { createStore } from '../shared/page/store';
import { openModal } from '../shared/parts/dialogs';
import { leaveBoard } from '../shared/parts/regions';
import { boardStyles } from '../shared/styles/board';
import { announcement } from './announcements';
import { app } from './app';
import { boardContent } from './board-content';
import { listenToBoardKeys } from './board-keys';
import { runCommand } from './commands';
import type { CommandContext } from './context';
import { createMessages } from './messages';
import { stateToSave, type SavedState } from './persistence';
import { listenToTimeline } from './playback';
import { listenToPointer } from './pointer';
import { resumeSearch } from './solving';
import { reduce } from './store/reduce';
import { createShownOf } from './store/scene';
import { firstView, type View } from './store/view';
import { previewStyles } from './styles';
import { timelineStyles } from './timeline/styles';

const page = createPage<PreviewHostMessage, PreviewPanelMessage, SavedState, PreviewRequests>({
  protocol: previewVersion,
  stateVersion: 1,
  saveDelay: 100,
  styles: [boardStyles, previewStyles, timelineStyles],
});
const { root, post, channel } = page;
const store = createStore(firstView, reduce);
const board = createBoard((viewport) => store.change({ type: 'viewport', viewport }));
const context: CommandContext = {
  store,
  post,
  channel,
  board,
  shownOf: createShownOf(),
  run: (command) => runCommand(context, command),
  leave: (backwards) => leaveBoard(root, board.grid, backwards),
};
let takesFocus = false;
let resume: (() => void) | null = null;
let painted: View['document'] = null;
const messages = createMessages(context, page.saved, () => (resume = resumeSearch(context)));

function paint(): void {
  const view = store.view();
  render(app(context, view), root);
  openModal(root);
  // a modal dialog keeps the focus inside
  if (takesFocus) board.grid.focus();
  takesFocus = false;
  board.paint(boardContent(context, view));
  const { document: shown } = view;
  if (shown === null || shown === painted) return;
  painted = shown;
  post({ type: 'painted', version: shown.version });
  // a reply that arrived in the meantime has been received
  resume?.();
  resume = null;
}

store.listen((view, before) => {
  page.changed();
  const words = announcement(view, before);
  if (words !== null) page.announce(words);
  if (view.dialog === null && before.dialog !== null) takesFocus = true;
});
listenToTimeline(context);
listenToPointer(context);
listenToBoardKeys(context);
new ResizeObserver(page.redraw).observe(board.element);
for (const event of ['focus', 'blur']) board.grid.addEventListener(event, page.requestPaint);
page.start({
  paint,
  receive: messages.receive,
  // the saved state is overwritten only after it has been restored
  state: () => (messages.isWaiting() ? null : stateToSave(store.view())),
  forget: board.forget,
});
