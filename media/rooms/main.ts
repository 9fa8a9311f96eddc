/** The webview of the panel of rooms: everything starts here. */
import { render } from 'lit';
import { roomsPanelVersion, type RoomsHostMessage } from '../../protocol/rooms';
import { boardStyles } from '../shared/styles/board';
import { colourStyles } from '../shared/styles/colours';
import { controlStyles } from '../shared/styles/controls';
import { layoutStyles } from '../shared/styles/layout';
import { panelStyles } from '../shared/styles/panels';
import { watchTheme } from '../shared/page/theme';
import { createActions } from './commands';
import { app } from './app';
import { createApplying } from './applying';
import { createDesk, type Api } from './desk';
import { keyEffect } from './keys';
import { createRunning } from './running';
import { createStage } from './stage';
import { roomsStyles } from './styles';
import { received } from './view';

declare function acquireVsCodeApi(): Api;

function start(): void {
  document.adoptedStyleSheets = [
    ...document.adoptedStyleSheets,
    ...[colourStyles, layoutStyles, controlStyles, boardStyles, panelStyles, roomsStyles].flatMap(
      ({ styleSheet }) => styleSheet ?? [],
    ),
  ];
  const stage = createStage();
  const root = document.createElement('div');
  root.id = 'app';
  const live = document.createElement('div');
  live.className = 'visually-hidden';
  live.setAttribute('role', 'status');
  document.body.append(root, live);
  const desk = createDesk(acquireVsCodeApi(), stage, live, (view, shown) =>
    render(app(stage, view, shown, actions), root),
  );
  const running = createRunning(desk);
  const actions = createActions(desk, running);
  const apply = createApplying(desk, running, actions, () =>
    root.querySelector<HTMLElement>('.side')?.focus(),
  );
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
    desk.putCursor(cell);
    // who plays does not want the text to move along
    const { play, tab } = desk.view();
    if (play === null || tab === 'prefabs') desk.reveal(false);
  });
  stage.grid.addEventListener('dblclick', () => desk.reveal(true));
  stage.grid.addEventListener('focus', desk.ask);
  stage.grid.addEventListener('blur', desk.ask);
  watchTheme(desk.ask);
  new ResizeObserver(desk.ask).observe(stage.element);
  window.addEventListener('error', ({ message }) => desk.post({ type: 'failed', message }));
  window.addEventListener('unhandledrejection', ({ reason }) =>
    desk.post({ type: 'failed', message: String(reason) }),
  );
  window.addEventListener('message', ({ data }: MessageEvent<RoomsHostMessage>) =>
    desk.change(received(desk.view(), data)),
  );
  desk.paint();
  desk.post({ type: 'ready', version: roomsPanelVersion });
}

start();
