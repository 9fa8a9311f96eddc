/** Entry point of the board editor's webview. */
import { render } from 'lit';
import { boardVersion } from '../../protocol/board';
import { createPage } from '../shared/page/create-page';
import { listenToKeys } from '../shared/page/keys';
import { boardStyles } from '../shared/styles/board';
import { boardContent } from './page/board-content';
import { createController, type BoardPage } from './controller/controller';
import { reportFieldChanges } from './page/field-changes';
import { runCommand } from './gestures/commands';
import { createGestures } from './gestures/gestures';
import { commandOf } from './gestures/keymap';
import { listenToPointer } from './gestures/pointer';
import { createMessages } from './page/messages';
import { restore, stateToSave } from './page/persistence';
import { listenToClipboard } from './gestures/clipboard';
import { createFrame } from './page/selection-frame';
import { authoringStyles } from './page/styles';
import { createTemplate } from './page/template';
import { createPointedCell } from './gestures/pointed-cell';

const page: BoardPage = createPage({
  protocol: boardVersion,
  stateVersion: 1,
  styles: [boardStyles, ...authoringStyles],
});
const controller = createController(page);
const { board, now, post } = controller;
const gestures = createGestures(controller);
const pointedCell = createPointedCell(controller);
const template = createTemplate(controller, pointedCell);
const pointer = listenToPointer(controller, gestures, pointedCell);
const frame = createFrame(controller);
let painted: unknown = null;

function paint(): void {
  render(template(), page.root);
  board.paint(boardContent(controller, !pointer.isDown()));
  frame.update();
  pointedCell.update();
  const { document: shown } = now();
  if (shown === null || shown === painted) return;
  painted = shown;
  post({ type: 'painted', version: shown.version });
}

listenToClipboard(controller);
reportFieldChanges();
listenToKeys(
  board.grid,
  (key) => commandOf(key, now().palette),
  (effect) => runCommand(controller, gestures, effect),
);
new ResizeObserver(page.redraw).observe(board.element);
for (const event of ['focus', 'blur']) board.grid.addEventListener(event, page.requestPaint);
restore(controller, page.saved);
page.start({
  paint,
  receive: createMessages(controller),
  state: () => stateToSave(controller),
  forget: board.forget,
});
