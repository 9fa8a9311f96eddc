/** The regions of the panel in the order of F6. */
const regions = ['.side', 'footer', 'header'] as const;

/** Moves the focus from the board to the next focusable region. */
export function leaveBoard(root: HTMLElement, board: HTMLElement, backwards: boolean): void {
  const order = backwards ? [...regions].reverse() : regions;
  for (const region of order) {
    const target = focusableIn(root.querySelector(region));
    if (target === null) continue;
    target.focus();
    return;
  }
  board.blur();
}

function focusableIn(region: Element | null): HTMLElement | null {
  const found = region?.querySelector(
    '[tabindex="0"], button:not([disabled]):not([tabindex]), input:not([disabled])',
  );
  return found instanceof HTMLElement ? found : null;
}
