/** The webview of the board editor: everything starts here. */
import { render } from 'lit';
import { boardVersion } from '../../protocol/board';
import { boardStyles } from '../shared/styles/board';
import { colourStyles } from '../shared/styles/colours';
import { controlStyles } from '../shared/styles/controls';
import { layoutStyles } from '../shared/styles/layout';
import { watchTheme } from '../shared/page/theme';
import { act } from './acting';
import { boardContent } from './board-content';
import { createDesk } from './desk';
import { listenToFields } from './fields';
import { connectBoardHost } from './host';
import { createKeeper, restore } from './keeping';
import { drawKey } from './keys';
import { createPage } from './page';
import { listenToDrawing } from './pointer';
import { receive } from './receiving';
import { listenToClipboard } from './region/clipboard';
import { createFrame } from './region/frame';
import { createStroking } from './stroking';
import { authoringStyles } from './styles';
import { createWhere } from './where';

function start(): void {
  document.adoptedStyleSheets = [
    ...document.adoptedStyleSheets,
    ...[colourStyles, layoutStyles, controlStyles, boardStyles, authoringStyles].flatMap(
      ({ styleSheet }) => styleSheet ?? [],
    ),
  ];
  const host = connectBoardHost();
  let isAsked = false;
  let painted: unknown = null;
  const ask = (): void => {
    if (isAsked) return;
    isAsked = true;
    requestAnimationFrame(paint);
  };
  const desk = createDesk(host, ask);
  const stroking = createStroking(desk);
  const where = createWhere(desk);
  const page = createPage(desk, where);
  const pointer = listenToDrawing(desk, stroking, where);
  const frame = createFrame(desk);
  listenToClipboard(desk);
  listenToFields();
  const keep = createKeeper(desk, host.keep);
  restore(desk, host.kept());
  const root = document.createElement('main');
  root.id = 'app';
  document.body.append(root);

  function paint(): void {
    isAsked = false;
    render(page(), root);
    desk.board.paint(boardContent(desk, !pointer.isDown()));
    frame.update();
    where.update();
    keep();
    const { document: shown } = desk.now();
    if (shown === null || shown === painted) return;
    painted = shown;
    host.post({ type: 'painted', version: shown.version });
  }

  const { board } = desk;
  const redraw = (): void => {
    board.forget();
    ask();
  };
  board.grid.addEventListener('keydown', (event) => {
    const effect = drawKey(event, desk.now().palette);
    if (effect === null) return;
    event.preventDefault();
    act(desk, stroking, effect);
  });
  board.grid.addEventListener('focus', ask);
  board.grid.addEventListener('blur', ask);
  watchTheme(redraw);
  new ResizeObserver(redraw).observe(board.element);
  window.addEventListener('error', ({ message }) => host.post({ type: 'failed', message }));
  window.addEventListener('unhandledrejection', ({ reason }) =>
    host.post({ type: 'failed', message: String(reason) }),
  );
  host.listen((message) => receive(desk, stroking, message));
  paint();
  host.post({ type: 'ready', version: boardVersion });
}

start();
