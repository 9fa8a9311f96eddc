import { cellAt, panned } from '../shared/board/placement';
import { listenToWheel } from '../shared/board/wheel';
import type { CommandContext } from './context';

/** The distance in pixels beyond which a press is a drag. */
const clickSlack = 4;

/** Handles the pointer: selects cells, drags and zooms the board. */
export function listenToPointer({ board, store, post, shownOf }: CommandContext): void {
  const { element } = board;
  let pressed: {
    readonly x: number;
    readonly y: number;
    lastX: number;
    lastY: number;
    isDrag: boolean;
  } | null = null;

  const pointOf = (event: MouseEvent): { x: number; y: number } => {
    const box = element.getBoundingClientRect();
    return { x: event.clientX - box.left, y: event.clientY - box.top };
  };
  const cellOf = (event: MouseEvent): number | null => {
    const [at, scene] = [board.placement(), shownOf(store.view())?.scene];
    const { x, y } = pointOf(event);
    return at === null || scene === undefined ? null : cellAt(scene, at, x, y);
  };
  const reveal = (cell: number, focus: boolean): void => {
    const { document } = store.view();
    if (document !== null) post({ type: 'reveal', version: document.version, cell, focus });
  };

  element.addEventListener('pointerdown', (event) => {
    if (event.button > 1) return;
    event.preventDefault();
    board.grid.focus({ preventScroll: true });
    element.setPointerCapture(event.pointerId);
    const { x, y } = pointOf(event);
    pressed = { x, y, lastX: x, lastY: y, isDrag: false };
  });
  element.addEventListener('pointermove', (event) => {
    if (pressed === null) return;
    const { x, y } = pointOf(event);
    pressed.isDrag ||= Math.hypot(x - pressed.x, y - pressed.y) > clickSlack;
    const at = board.placement();
    if (!pressed.isDrag || at?.isCut !== true) return;
    store.change({ type: 'viewport', viewport: panned(at, pressed.lastX - x, pressed.lastY - y) });
    [pressed.lastX, pressed.lastY] = [x, y];
  });
  element.addEventListener('pointerup', (event) => {
    const isClick = pressed !== null && !pressed.isDrag && event.button === 0;
    pressed = null;
    const cell = isClick ? cellOf(event) : null;
    if (cell === null) return;
    store.change({ type: 'cursor', cell });
    const { mode } = store.view();
    // during play and replay, the text must not scroll along
    if (mode === 'inspect' || mode === 'forecast') reveal(cell, false);
  });
  element.addEventListener('pointercancel', () => (pressed = null));
  element.addEventListener('dblclick', (event) => {
    const cell = cellOf(event);
    if (cell !== null) reveal(cell, true);
  });
  listenToWheel(
    board,
    () => shownOf(store.view())?.scene,
    (viewport) => store.change({ type: 'viewport', viewport }),
  );
}
