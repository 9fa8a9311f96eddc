/** The webview of the board editor: everything starts here. */
import { render } from 'lit';
import { boardVersion } from '../../protocol/board';
import { createPage } from '../shared/page/create-page';
import { listenToKeys } from '../shared/page/keys';
import { boardContent } from './board-content';
import { createDesk, type BoardPage } from './desk';
import { listenToFields } from './fields';
import { act } from './gestures/commands';
import { createGestures } from './gestures/gestures';
import { drawKey } from './gestures/keymap';
import { listenToDrawing } from './gestures/pointer';
import { createMessages } from './messages';
import { restore, stateToSave } from './persistence';
import { listenToClipboard } from './region/clipboard';
import { createFrame } from './region/frame';
import { authoringStyles } from './styles';
import { createTemplate } from './template';
import { createWhere } from './where';

const page: BoardPage = createPage({ protocol: boardVersion, stateVersion: 1, styles: authoringStyles });
const desk = createDesk(page);
const { board, now, post } = desk;
const gestures = createGestures(desk);
const where = createWhere(desk);
const template = createTemplate(desk, where);
const pointer = listenToDrawing(desk, gestures, where);
const frame = createFrame(desk);
let painted: unknown = null;

function paint(): void {
  render(template(), page.root);
  board.paint(boardContent(desk, !pointer.isDown()));
  frame.update();
  where.update();
  const { document: shown } = now();
  if (shown === null || shown === painted) return;
  painted = shown;
  post({ type: 'painted', version: shown.version });
}

listenToClipboard(desk);
listenToFields();
listenToKeys(
  board.grid,
  (key) => drawKey(key, now().palette),
  (effect) => act(desk, gestures, effect),
);
new ResizeObserver(page.redraw).observe(board.element);
for (const event of ['focus', 'blur']) board.grid.addEventListener(event, page.requestPaint);
restore(desk, page.saved);
page.start({
  paint,
  receive: createMessages(desk, gestures),
  state: () => stateToSave(desk),
  forget: board.forget,
});
