import { cellAt } from '../../shared/board/placement';
import { listenToWheel } from '../../shared/board/wheel';
import type { Side } from '../brushes';
import type { Controller } from '../controller/controller';
import type { PointedCell } from './pointed-cell';
import type { Gestures } from './gestures';

/** The width of a cell's edge, in cells. */
const edgeWidth = 0.25;

export interface Pointer {
  /** Returns true during a gesture. */
  readonly isDown: () => boolean;
}

/** Draws while the button is down; the wheel scrolls and zooms the board. */
export function listenToPointer(
  { board, store, picture }: Controller,
  gestures: Gestures,
  pointedCell: PointedCell,
): Pointer {
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
  /** Returns the pressed edge of a cell; `null` for its middle. */
  const sideOf = (event: MouseEvent): Side => {
    const at = board.placement();
    if (at === null) return null;
    const { x, y } = pointOf(event);
    const part = (along: number): number => (((along / at.cell) % 1) + 1) % 1;
    const [across, down] = [part(x - at.left), part(y - at.top)];
    const near = [down, 1 - across, 1 - down, across];
    const nearest = Math.min(...near);
    return nearest > edgeWidth ? null : (near.indexOf(nearest) as 0 | 1 | 2 | 3);
  };
  element.addEventListener('pointerdown', (event) => {
    if (event.button !== 0) return;
    event.preventDefault();
    board.grid.focus({ preventScroll: true });
    const cell = cellOf(event);
    if (cell === null) return;
    element.setPointerCapture(event.pointerId);
    isDown = true;
    gestures.press({ cell, side: sideOf(event), isSelecting: event.shiftKey });
  });
  element.addEventListener('pointermove', (event) => {
    const cell = cellOf(event);
    pointedCell.point(cell);
    if (!isDown || cell === null) return;
    store.change({ type: 'cursor', cell });
    gestures.move(cell);
  });
  element.addEventListener('pointerup', ({ altKey, ctrlKey, metaKey }) => {
    if (!isDown) return;
    isDown = false;
    gestures.release(altKey || ctrlKey || metaKey);
  });
  element.addEventListener('pointerleave', () => pointedCell.point(null));
  element.addEventListener('pointercancel', () => {
    isDown = false;
    gestures.drop();
  });
  // switching to another window ends any gesture
  window.addEventListener('blur', () => {
    isDown = false;
    gestures.release();
  });
  listenToWheel(board, picture.base, (viewport) => store.change({ type: 'viewport', viewport }));
  return { isDown: () => isDown };
}
