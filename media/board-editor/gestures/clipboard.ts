import { carriers } from '../../../engine/reactor';
import type { Copied } from '../../../protocol/board';
import type { Controller } from '../controller/controller';
import { cellsOfBox, fitted } from '../level/box';
import { clipText, copiedFrom, copiedIn } from '../level/copied';

/** Copies the selection; `undefined` if there is none. */
export function copy(controller: Controller): Copied | undefined {
  const { selection, document, palette } = controller.now();
  if (selection === null || document === null) {
    controller.change({
      notice: { text: 'Select a region first: press V and drag over cells.', isBad: false },
    });
    return undefined;
  }
  const copied = copiedFrom(document.value, selection, palette.things);
  const text = `Copied ${selection.width} × ${selection.height} cells. Press P to paste them at the cursor.`;
  controller.change({ copied, notice: { text, isBad: false } });
  return copied;
}

/** Removes everything but the ground from the selection. Returns false if there is none. */
export function cut(controller: Controller): boolean {
  const { selection } = controller.now();
  if (selection === null) return false;
  const cells = cellsOfBox(controller.size(), selection);
  controller.send({ type: 'erase', what: [...carriers, 'props', 'leaks', 'hazards'], cells });
  return true;
}

/** Pastes the copy with its top left corner at the cursor, moved so that it fits on the map, and selects it. */
export function paste(controller: Controller, copied = controller.now().copied): void {
  if (copied === null) {
    controller.change({ notice: { text: 'Nothing has been copied yet.', isBad: false } });
    return;
  }
  const { width, height } = copied;
  const to = fitted(controller.size(), copied, controller.placeOf(controller.store.view().cursor));
  controller.choose({ tool: 'select' });
  controller.change({ selection: { at: to, width, height } });
  controller.send({ type: 'paste', content: copied, to });
}

/** Handles the system's copy, cut and paste, also between two boards. */
export function listenToClipboard(controller: Controller): void {
  const onBoard = (): boolean => document.activeElement === controller.board.grid;
  const take = (event: ClipboardEvent): boolean => {
    const copied = onBoard() ? copy(controller) : undefined;
    if (copied === undefined) return false;
    event.clipboardData?.setData('text/plain', clipText(copied));
    event.preventDefault();
    return true;
  };
  document.addEventListener('copy', take);
  document.addEventListener('cut', (event) => {
    if (take(event)) cut(controller);
  });
  document.addEventListener('paste', (event) => {
    if (!onBoard()) return;
    event.preventDefault();
    const copied = copiedIn(event.clipboardData?.getData('text/plain') ?? '');
    paste(controller, copied ?? controller.now().copied);
  });
}
