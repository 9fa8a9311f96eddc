import { zoomedOrFit } from '../../shared/board/placement';
import type { Controller } from '../controller/controller';
import { entryAt } from '../level/document';
import { showHelp } from './help';
import { selectNextProblem } from '../fixes/selected-problem';
import { copy, cut, paste } from './clipboard';
import { toolOf } from '../tools';
import { turned } from './turn';
import type { Gestures } from './gestures';
import type { Command } from './keymap';

/** Runs the command of a key. */
export function runCommand(controller: Controller, gestures: Gestures, effect: Command): void {
  const { cursor } = controller.store.view();
  const [x, y] = controller.placeOf(cursor);
  switch (effect.kind) {
    case 'move': {
      const { width, height } = controller.size();
      const column = Math.min(width - 1, Math.max(0, x + effect.dx));
      const cell = Math.min(height - 1, Math.max(0, y + effect.dy)) * width + column;
      controller.goTo(cell);
      gestures.move(cell);
      return;
    }
    case 'palette':
      controller.choose(effect.change);
      return;
    case 'press': {
      const { gesture, palette } = controller.now();
      if (effect.key === 'Enter' && gesture !== null) {
        gestures.release();
        return;
      }
      gestures.press({ cell: cursor, isSelecting: effect.isSelecting });
      if (toolOf(palette).isWhole(effect.key, palette)) gestures.release();
      return;
    }
    case 'drop':
      // Escape cancels the gesture first, then the selection
      if (controller.now().gesture === null && controller.now().pick === null)
        controller.change({ selection: null });
      gestures.drop();
      return;
    case 'delete':
      if (!cut(controller))
        controller.send({ type: 'erase', what: ['props', 'leaks', 'hazards'], cells: [cursor] });
      return;
    case 'copy':
      copy(controller);
      return;
    case 'cut':
      if (copy(controller) !== undefined) cut(controller);
      return;
    case 'paste':
      paste(controller);
      return;
    case 'fault':
      selectNextProblem(controller);
      return;
    case 'turn': {
      const prop = entryAt(controller.now().document?.value, 'props', x, y);
      const fields = prop === undefined ? undefined : turned(prop);
      if (fields !== undefined) controller.send({ type: 'prop', at: [x, y], fields });
      return;
    }
    case 'zoom':
      zoom(controller, effect.factor);
      return;
    case 'help':
      showHelp(controller);
      return;
  }
}

/** Zooms around the middle of the view. Without a factor, fits the whole board. */
function zoom({ board, size, store }: Controller, factor: number | null): void {
  const at = board.placement();
  if (at === null) return;
  const viewport = factor === null ? null : zoomedOrFit(size(), at, factor, at.width / 2, at.height / 2);
  store.change({ type: 'viewport', viewport });
}
