import { carriers } from '../../../engine/reactor';
import type { Copied } from '../../../protocol/board';
import type { Desk } from '../desk';
import { cellsOfBox, fitted } from './box';
import { clipText, copiedFrom, copiedIn } from './copied';

/** Copies what is selected; `undefined` where nothing is. */
export function copy(desk: Desk): Copied | undefined {
  const { selection, document, palette } = desk.now();
  if (selection === null || document === null) {
    desk.change({ notice: { text: 'Select a region first: V, then drag over cells.', isBad: false } });
    return undefined;
  }
  const copied = copiedFrom(document.value, selection, palette.things);
  const text = `Copied ${selection.width} × ${selection.height} cells. P puts them down at the cursor.`;
  desk.change({ copied, notice: { text, isBad: false } });
  return copied;
}

/** Takes everything but the ground off what is selected; says whether anything is. */
export function cut(desk: Desk): boolean {
  const { selection } = desk.now();
  if (selection === null) return false;
  const cells = cellsOfBox(desk.size(), selection);
  desk.send({ type: 'erase', what: [...carriers, 'props', 'leaks', 'hazards'], cells });
  return true;
}

/** Puts what was copied down with its corner at the cursor, as far as the map has room, and selects it. */
export function paste(desk: Desk, copied = desk.now().copied): void {
  if (copied === null) {
    desk.change({ notice: { text: 'Nothing was copied yet.', isBad: false } });
    return;
  }
  const { width, height } = copied;
  const to = fitted(desk.size(), copied, desk.placeOf(desk.store.view().cursor));
  desk.choose({ tool: 'select' });
  desk.change({ selection: { at: to, width, height } });
  desk.send({ type: 'paste', content: copied, to });
}

/** Copy, cut and paste as the system has them: from one board to another too. */
export function listenToClipboard(desk: Desk): void {
  const onBoard = (): boolean => document.activeElement === desk.board.grid;
  const take = (event: ClipboardEvent): boolean => {
    const copied = onBoard() ? copy(desk) : undefined;
    if (copied === undefined) return false;
    event.clipboardData?.setData('text/plain', clipText(copied));
    event.preventDefault();
    return true;
  };
  document.addEventListener('copy', take);
  document.addEventListener('cut', (event) => {
    if (take(event)) cut(desk);
  });
  document.addEventListener('paste', (event) => {
    if (!onBoard()) return;
    event.preventDefault();
    const copied = copiedIn(event.clipboardData?.getData('text/plain') ?? '');
    paste(desk, copied ?? desk.now().copied);
  });
}
