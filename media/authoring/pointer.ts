import { cellAt, panned, place, zoomed } from '../board/placement';
import type { Desk } from './desk';
import type { Stroking } from './stroking';

export interface Pointer {
  /** Whether it draws just now. */
  readonly isDown: () => boolean;
}

/** Draws while the button is down; the wheel moves and zooms the board. */
export function listenToDrawing({ board, store, picture }: Desk, stroking: Stroking): Pointer {
  const { element } = board;
  let isDown = false;
  const pointOf = ({ clientX, clientY }: MouseEvent): { x: number; y: number } => {
    const { left, top } = element.getBoundingClientRect();
    return { x: clientX - left, y: clientY - top };
  };
  const cellOf = (event: MouseEvent): number | null => {
    const [at, scene] = [board.placement(), picture.base()];
    const { x, y } = pointOf(event);
    return at === null || scene === undefined ? null : cellAt(scene, at, x, y);
  };
  element.addEventListener('pointerdown', (event) => {
    if (event.button !== 0) return;
    event.preventDefault();
    board.grid.focus({ preventScroll: true });
    const cell = cellOf(event);
    if (cell === null) return;
    element.setPointerCapture(event.pointerId);
    isDown = true;
    stroking.press(cell);
  });
  element.addEventListener('pointermove', (event) => {
    const cell = isDown ? cellOf(event) : null;
    if (cell === null) return;
    store.change({ type: 'cursor', cell });
    stroking.extend(cell);
  });
  const release = (): void => {
    if (!isDown) return;
    isDown = false;
    stroking.finish();
  };
  element.addEventListener('pointerup', release);
  element.addEventListener('pointercancel', () => {
    isDown = false;
    stroking.drop();
  });
  window.addEventListener('blur', release);
  element.addEventListener(
    'wheel',
    (event) => {
      const [at, scene] = [board.placement(), picture.base()];
      if (at === null || scene === undefined) return;
      const { x, y } = pointOf(event);
      if (event.ctrlKey || event.metaKey) {
        event.preventDefault();
        const viewport = zoomed(scene, at, Math.exp(-event.deltaY / 200), x, y);
        store.change({ type: 'viewport', viewport: place(scene, at, viewport).isCut ? viewport : null });
      } else if (at.isCut) {
        event.preventDefault();
        const [dx, dy] = event.shiftKey ? [event.deltaY, 0] : [event.deltaX, event.deltaY];
        store.change({ type: 'viewport', viewport: panned(at, dx, dy) });
      }
    },
    { passive: false },
  );
  return { isDown: () => isDown };
}
