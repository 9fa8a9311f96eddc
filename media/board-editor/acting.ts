import { place, zoomed } from '../shared/board/placement';
import type { Desk } from './desk';
import { entryAt } from './draft';
import { showHelp } from './help';
import type { DrawKey } from './keys';
import { nextFault } from './mends/choosing';
import type { Stroking } from './stroking';
import { copy, cut, paste } from './region/clipboard';
import { isFacing, isSingle } from './tools';
import { turned } from './turn';

/** Does what a key on the board means. */
export function act(desk: Desk, stroking: Stroking, effect: DrawKey): void {
  const { cursor } = desk.store.view();
  const [x, y] = desk.placeOf(cursor);
  switch (effect.kind) {
    case 'move': {
      const { width, height } = desk.size();
      const column = Math.min(width - 1, Math.max(0, x + effect.dx));
      const cell = Math.min(height - 1, Math.max(0, y + effect.dy)) * width + column;
      desk.goTo(cell);
      stroking.extend(cell);
      return;
    }
    case 'palette':
      desk.choose(effect.change);
      return;
    case 'enter': {
      if (desk.now().gesture !== null) {
        stroking.finish();
        return;
      }
      const isPicking = desk.now().pick !== null;
      stroking.press(cursor, { isSelecting: effect.isSelecting });
      const { palette } = desk.now();
      const isWhole = palette.tool === 'fill' || (isSingle(palette.brush) && !isFacing(palette));
      if (!isPicking && isWhole && palette.tool !== 'select' && palette.tool !== 'eraser') stroking.finish();
      return;
    }
    case 'dab':
      stroking.press(cursor);
      if (desk.now().palette.tool !== 'select') stroking.finish();
      return;
    case 'drop':
      // first what is under way, then what is selected
      if (desk.now().gesture === null && desk.now().pick === null) desk.change({ selection: null });
      stroking.drop();
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
