import { listenToKeys, pressedKey } from '../shared/page/keys';
import { choose } from './actions';
import { cancel } from './commands';
import type { CommandContext } from './context';
import { keyEffect } from './keys';

/** Runs the commands of keys on the board. Escape also works outside of the board. */
export function listenToBoardKeys(context: CommandContext): void {
  listenToKeys(context.board.grid, keyEffect, (effect) => {
    if (typeof effect === 'number') choose(context, effect);
    else context.run(effect);
  });
  window.addEventListener('keydown', (event) => {
    if (pressedKey(event)?.key === 'Escape' && !event.defaultPrevented) cancel(context);
  });
}
