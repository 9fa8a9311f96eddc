import { place, zoomed } from '../../shared/board/placement';
import type { Desk } from '../desk';
import { entryAt } from '../draft';
import { showHelp } from '../help';
import { nextFault } from '../mends/choosing';
import { copy, cut, paste } from '../region/clipboard';
import { toolOf } from '../tools';
import { turned } from '../turn';
import type { Gestures } from './gestures';
import type { DrawKey } from './keymap';

/** Runs the command of a key on the board. */
export function act(desk: Desk, gestures: Gestures, effect: DrawKey): void {
  const { cursor } = desk.store.view();
  const [x, y] = desk.placeOf(cursor);
  switch (effect.kind) {
    case 'move': {
      const { width, height } = desk.size();
      const column = Math.min(width - 1, Math.max(0, x + effect.dx));
      const cell = Math.min(height - 1, Math.max(0, y + effect.dy)) * width + column;
      desk.goTo(cell);
      gestures.move(cell);
      return;
    }
    case 'palette':
      desk.choose(effect.change);
      return;
    case 'press': {
      const { gesture, palette } = desk.now();
      if (effect.key === 'Enter' && gesture !== null) {
        gestures.release();
        return;
      }
      gestures.press({ cell: cursor, isSelecting: effect.isSelecting });
      if (toolOf(palette).isWhole(effect.key, palette)) gestures.release();
      return;
    }
    case 'drop':
      // the gesture goes first, then the selection
      if (desk.now().gesture === null && desk.now().pick === null) desk.change({ selection: null });
      gestures.drop();
      return;
    case 'delete':
      if (!cut(desk)) desk.send({ type: 'erase', what: ['props', 'leaks', 'hazards'], cells: [cursor] });
      return;
    case 'copy':
      copy(desk);
      return;
    case 'cut':
      if (copy(desk) !== undefined) cut(desk);
      return;
    case 'paste':
      paste(desk);
      return;
    case 'fault':
      nextFault(desk);
      return;
    case 'turn': {
      const prop = entryAt(desk.now().document?.value, 'props', x, y);
      const fields = prop === undefined ? undefined : turned(prop);
      if (fields !== undefined) desk.send({ type: 'prop', at: [x, y], fields });
      return;
    }
    case 'zoom':
      zoom(desk, effect.factor);
      return;
    case 'help':
      showHelp(desk);
      return;
  }
}

/** Zooms around the middle of the view; without a factor the whole board fits. */
function zoom({ board, size, store }: Desk, factor: number | null): void {
  const at = board.placement();
  if (at === null) return;
  const viewport = factor === null ? null : zoomed(size(), at, factor, at.width / 2, at.height / 2);
  const isCut = viewport !== null && place(size(), at, viewport).isCut;
  store.change({ type: 'viewport', viewport: isCut ? viewport : null });
}
