/** The webview of the board editor: everything starts here. */
import { html, render, type TemplateResult } from 'lit';
import { boardVersion, type BoardHostMessage, type Stroke } from '../../server/protocol-board';
import { createBoard } from '../board/board';
import { place, revealing, zoomed } from '../board/placement';
import { createStore } from '../store/store';
import { firstView } from '../store/view';
import { boardStyles } from '../styles/board';
import { colourStyles } from '../styles/colours';
import { controlStyles } from '../styles/controls';
import { layoutStyles } from '../styles/layout';
import { watchTheme } from '../theme';
import { entryAt, draftScene, readBoardDocument } from './draft';
import { form } from './form';
import { connectBoardHost } from './host';
import { drawKey, type DrawKey } from './keys';
import { brushBar, toolBar } from './palette';
import { listenToDrawing } from './pointer';
import { problemList } from './problems';
import { firstDrawing, type Drawing } from './state';
import { authoringStyles } from './styles';
import { coveredCells, isSingle, pickedFrom, strokeOf, type Palette } from './tools';
import { turned } from './turn';

function start(): void {
  document.adoptedStyleSheets = [
    ...document.adoptedStyleSheets,
    ...[colourStyles, layoutStyles, controlStyles, boardStyles, authoringStyles].flatMap(
      ({ styleSheet }) => styleSheet ?? [],
    ),
  ];
  const host = connectBoardHost();
  const store = createStore(firstView);
  let drawing: Drawing = firstDrawing;
  let lastId = 0;
  let isAsked = false;
  let painted = -1;
  /** The gesture that the server is asked about, and whether it was another by then. */
  let judging: readonly number[] | null = null;
  let known: { readonly key: readonly unknown[]; readonly scene: ReturnType<typeof draftScene> } | undefined;

  const strokeUnderWay = (): Stroke | undefined => {
    const { gesture, palette } = drawing;
    const base = known?.scene;
    if (gesture === null || base === undefined || gesture.isMove) return undefined;
    return strokeOf(base, palette, coveredCells(base, palette, gesture.trail));
  };
  const scene = (): ReturnType<typeof draftScene> => {
    const { document, sent, gesture, problems, breaks, palette } = drawing;
    if (document === null) return undefined;
    const key = [document, sent, gesture, problems, breaks, palette];
    if (known !== undefined && key.every((one, index) => one === known?.key[index])) return known.scene;
    const base = draftScene(
      document,
      sent.map(({ stroke }) => stroke),
      problems,
      breaks,
    );
    known = { key, scene: base };
    // a fill looks at what was there before it
    const stroke = strokeUnderWay();
    if (stroke !== undefined)
      known = {
        key,
        scene: draftScene(document, [...sent.map((one) => one.stroke), stroke], problems, breaks),
      };
    return known.scene;
  };
  const board = createBoard({
    store,
    host: { post: () => undefined, kept: () => undefined, keep: () => undefined, listen: () => undefined },
    shownOf: () => {
      const shown = scene();
      return shown === undefined ? null : { scene: shown, isStale: false };
    },
    run: () => undefined,
  });
  const root = document.createElement('div');
  root.id = 'app';
  document.body.append(root);

  const change = (part: Partial<Drawing>): void => {
    drawing = { ...drawing, ...part };
    ask();
  };
  const choose = (part: Partial<Palette>): void => {
    change({ palette: { ...drawing.palette, ...part }, gesture: null, breaks: [] });
    board.grid.focus();
  };
  const size = (): { width: number; height: number } => scene() ?? { width: 1, height: 1 };

  const send = (stroke: Stroke): void => {
    const { document } = drawing;
    if (document === null) return;
    if (document.isReadonly) {
      change({ notice: { text: 'This file cannot be written.', isBad: true } });
      return;
    }
    lastId += 1;
    const { width } = size();
    const notice = { text: '', isBad: false };
    change({ sent: [...drawing.sent, { id: lastId, stroke, version: null }], notice });
    host.post({ type: 'stroke', id: lastId, width, stroke });
  };

  const begin = (cell: number, isMove: boolean): void =>
    change({ gesture: { trail: [cell], isMove }, breaks: [], notice: { text: '', isBad: false } });
  const extend = (cell: number): void => {
    const { gesture } = drawing;
    if (gesture === null || gesture.trail.at(-1) === cell) return;
    change({ gesture: { ...gesture, trail: [...gesture.trail, cell] } });
    judge();
  };
  const drop = (): void => change({ gesture: null, breaks: [] });
  /** A stroke is one edit, made when it ends. */
  const finish = (): void => {
    const { gesture } = drawing;
    if (gesture === null) return;
    const { width } = size();
    const placeOf = (cell: number): readonly [number, number] => [cell % width, Math.floor(cell / width)];
    const [first, last] = [gesture.trail[0] ?? 0, gesture.trail.at(-1) ?? 0];
    const stroke: Stroke | undefined = gesture.isMove
      ? { type: 'move', from: placeOf(first), to: placeOf(last) }
      : baseStroke(gesture.trail);
    drop();
    if (stroke !== undefined && !(gesture.isMove && first === last)) send(stroke);
  };
  /** What a gesture does, seen from the board without it. */
  const baseStroke = (trail: readonly number[]): Stroke | undefined => {
    const { document, sent, palette } = drawing;
    const strokes = sent.map(({ stroke }) => stroke);
    const base = document === null ? undefined : draftScene(document, strokes, [], []);
    return base === undefined ? undefined : strokeOf(base, palette, coveredCells(base, palette, trail));
  };
  const judge = (): void => {
    const { gesture } = drawing;
    if (gesture === null || gesture.isMove || judging !== null) return;
    const stroke = baseStroke(gesture.trail);
    if (stroke === undefined) return;
    judging = gesture.trail;
    lastId += 1;
    host.post({ type: 'judge', id: lastId, width: size().width, stroke });
  };

  const putCursor = (cell: number): void => {
    store.change({ type: 'cursor', cell });
    const at = board.placement();
    const viewport = at === null ? null : revealing(size(), at, cell);
    if (viewport !== null) store.change({ type: 'viewport', viewport });
    ask();
  };
  const press = (cell: number): void => {
    putCursor(cell);
    const shown = scene();
    const { tool } = drawing.palette;
    if (shown === undefined) return;
    if (tool === 'picker') choose({ ...pickedFrom(shown, cell), tool: 'brush' });
    else if (tool !== 'select') begin(cell, false);
    else if (shown.props.some((prop) => prop.cell === cell)) begin(cell, true);
  };

  const act = (effect: DrawKey): void => {
    const { cursor } = store.view();
    const { width, height } = size();
    const [x, y] = [cursor % width, Math.floor(cursor / width)];
    switch (effect.kind) {
      case 'move': {
        const to = Math.min(width - 1, Math.max(0, x + effect.dx));
        const cell = Math.min(height - 1, Math.max(0, y + effect.dy)) * width + to;
        putCursor(cell);
        extend(cell);
        return;
      }
      case 'palette':
        choose(effect.change);
        return;
      case 'enter':
        if (drawing.gesture !== null) finish();
        else {
          press(cursor);
          const { tool, brush } = drawing.palette;
          if (tool === 'fill' || (isSingle(brush) && tool !== 'select' && tool !== 'eraser')) finish();
        }
        return;
      case 'dab':
        press(cursor);
        if (drawing.palette.tool !== 'select') finish();
        return;
      case 'drop':
        drop();
        return;
      case 'delete':
        send({ type: 'erase', what: ['props', 'leaks', 'hazards'], cells: [cursor] });
        return;
      case 'turn': {
        const prop = entryAt(drawing.document?.value, 'props', x, y);
        const fields = prop === undefined ? undefined : turned(prop);
        if (fields !== undefined) send({ type: 'prop', at: [x, y], fields });
        return;
      }
      case 'zoom':
        zoom(effect.factor);
        return;
    }
  };
  const zoom = (factor: number | null): void => {
    const at = board.placement();
    if (at === null) return;
    const viewport = factor === null ? null : zoomed(size(), at, factor, at.width / 2, at.height / 2);
    const isCut = viewport !== null && place(size(), at, viewport).isCut;
    store.change({ type: 'viewport', viewport: isCut ? viewport : null });
    ask();
  };

  const receive = (message: BoardHostMessage): void => {
    switch (message.type) {
      case 'document': {
        const { version } = message;
        const sent = drawing.sent.filter((one) => one.version === null || one.version > version);
        change({ document: readBoardDocument(message), sent });
        const { width, height } = size();
        if (store.view().cursor >= width * height) putCursor(0);
        return;
      }
      case 'problems':
        if (message.version === drawing.document?.version) change({ problems: message.problems });
        return;
      case 'done': {
        const isThere = message.version <= (drawing.document?.version ?? -1);
        change({
          sent: drawing.sent.flatMap((one) =>
            one.id !== message.id ? [one] : isThere ? [] : [{ ...one, version: message.version }],
          ),
        });
        return;
      }
      case 'refused':
        change({
          sent: drawing.sent.filter(({ id }) => id !== message.id),
          notice: { text: message.reason, isBad: true },
        });
        return;
      case 'judged': {
        const { gesture } = drawing;
        const asked = judging;
        judging = null;
        if (gesture === null) return;
        change({ breaks: message.breaks });
        if (gesture.trail !== asked) judge();
        return;
      }
    }
  };

  const status = (): TemplateResult => {
    const { breaks, notice, gesture, document } = drawing;
    const [first] = breaks;
    if (first !== undefined)
      return html`<p class="author-status is-bad" role="status">This would break it: ${first.message}</p>`;
    const hint =
      gesture === null
        ? 'Enter begins and ends a stroke, Space draws on this cell, Escape drops it; 1 to 9 are brushes.'
        : 'Let go or press Enter to draw, Escape to drop it.';
    const empty = document !== null && scene() === undefined ? 'The text has no map to draw.' : '';
    const words = empty || notice.text || hint;
    return html`<p class=${notice.isBad ? 'author-status is-bad' : 'author-status'} role="status">
      ${words}
    </p>`;
  };
  const paint = (): void => {
    isAsked = false;
    const { document, palette, problems } = drawing;
    const view = store.view();
    const { width } = size();
    const at = [view.cursor % width, Math.floor(view.cursor / width)] as const;
    const parts = html`${toolBar(palette, choose)} ${brushBar(palette, choose)}
      <div class="author-board">
        <p id="board-hint" class="visually-hidden">Arrow keys move the cursor.</p>
        ${board.element}
      </div>
      <div class="author-side author-form">
        ${document === null ? html`` : form({ document, at, send })}
        ${problemList(problems, {
          goTo: (cell) => {
            putCursor(cell);
            board.grid.focus();
          },
          reveal: (range) => host.post({ type: 'reveal', version: document?.version ?? -1, range }),
        })}
      </div>
      ${status()}`;
    render(parts, root);
    board.paint(view);
    if (document === null || document.version === painted) return;
    painted = document.version;
    host.post({ type: 'painted', version: painted });
  };
  const ask = (): void => {
    if (isAsked) return;
    isAsked = true;
    requestAnimationFrame(paint);
  };

  const redraw = (): void => {
    board.forget();
    ask();
  };
  store.listen(ask);
  listenToDrawing(board, {
    scene,
    press,
    extend: (cell) => {
      store.change({ type: 'cursor', cell });
      extend(cell);
    },
    finish,
    drop,
    pan: (viewport) => {
      store.change({ type: 'viewport', viewport });
      ask();
    },
  });
  board.grid.addEventListener('keydown', (event) => {
    const effect = drawKey(event, drawing.palette);
    if (effect === null) return;
    event.preventDefault();
    act(effect);
  });
  board.grid.addEventListener('focus', ask);
  board.grid.addEventListener('blur', ask);
  watchTheme(redraw);
  new ResizeObserver(redraw).observe(board.element);
  window.addEventListener('error', ({ message }) => host.post({ type: 'failed', message }));
  window.addEventListener('unhandledrejection', ({ reason }) =>
    host.post({ type: 'failed', message: String(reason) }),
  );
  host.listen(receive);
  paint();
  host.post({ type: 'ready', version: boardVersion });
}

start();
