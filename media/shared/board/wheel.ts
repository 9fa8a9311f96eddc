import type { Board } from './board';
import { panned, zoomedOrFit, type BoardSize, type Viewport } from './placement';

/** Lets the wheel pan a board that is larger than its view, and zoom it with Ctrl or Cmd. */
export function listenToWheel(
  { element, placement }: Board,
  boardSize: () => BoardSize | undefined,
  moveTo: (viewport: Viewport | null) => void,
): void {
  element.addEventListener(
    'wheel',
    (event) => {
      const [at, board] = [placement(), boardSize()];
      if (at === null || board === undefined) return;
      const { deltaX, deltaY, clientX, clientY, shiftKey, ctrlKey, metaKey } = event;
      if (ctrlKey || metaKey) {
        const { left, top } = element.getBoundingClientRect();
        moveTo(zoomedOrFit(board, at, Math.exp(-deltaY / 200), clientX - left, clientY - top));
      } else if (at.isCut) moveTo(shiftKey ? panned(at, deltaY, 0) : panned(at, deltaX, deltaY));
      else return;
      event.preventDefault();
    },
    { passive: false },
  );
}
