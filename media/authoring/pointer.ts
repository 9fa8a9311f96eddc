import type { Scene } from '../../engine/reactor/picture';
import type { Board } from '../board/board';
import { cellAt, panned, place, zoomed } from '../board/placement';
import type { Viewport } from '../store/view';

/** What the pointer does on the board. */
export interface Drawer {
  readonly scene: () => Scene | undefined;
  readonly press: (cell: number) => void;
  readonly extend: (cell: number) => void;
  readonly finish: () => void;
  readonly drop: () => void;
  readonly pan: (viewport: Viewport | null) => void;
}

/** Draws while the button is down; the wheel moves and zooms the board. */
export function listenToDrawing(board: Board, drawer: Drawer): void {
  const { element } = board;
  let isDown = false;
  const pointOf = ({ clientX, clientY }: MouseEvent): { x: number; y: number } => {
    const { left, top } = element.getBoundingClientRect();
    return { x: clientX - left, y: clientY - top };
  };
  const cellOf = (event: MouseEvent): number | null => {
    const [at, scene] = [board.placement(), drawer.scene()];
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
    drawer.press(cell);
  });
  element.addEventListener('pointermove', (event) => {
    const cell = isDown ? cellOf(event) : null;
    if (cell !== null) drawer.extend(cell);
  });
  const release = (): void => {
    if (isDown) drawer.finish();
    isDown = false;
  };
  element.addEventListener('pointerup', release);
  element.addEventListener('pointercancel', () => {
    isDown = false;
    drawer.drop();
  });
  window.addEventListener('blur', release);
  element.addEventListener(
    'wheel',
    (event) => {
      const [at, scene] = [board.placement(), drawer.scene()];
      if (at === null || scene === undefined) return;
      const { x, y } = pointOf(event);
      if (event.ctrlKey || event.metaKey) {
        event.preventDefault();
        const viewport = zoomed(scene, at, Math.exp(-event.deltaY / 200), x, y);
        drawer.pan(place(scene, at, viewport).isCut ? viewport : null);
      } else if (at.isCut) {
        event.preventDefault();
        const [dx, dy] = event.shiftKey ? [event.deltaY, 0] : [event.deltaX, event.deltaY];
        drawer.pan(panned(at, dx, dy));
      }
    },
    { passive: false },
  );
}
