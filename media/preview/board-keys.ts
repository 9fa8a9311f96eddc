import { choose } from './acting';
import { cancel } from './commands';
import type { CommandContext } from './context';
import { keyEffect } from './keys';

/** Lets the keys of the board do what the table says. */
export function listenToKeys(context: CommandContext): void {
  context.board.grid.addEventListener('keydown', (event) => {
    const effect = keyEffect(event);
    if (effect === null) return;
    event.preventDefault();
    event.stopPropagation();
    if (typeof effect === 'number') choose(context, effect);
    else context.run(effect);
  });
}

/** Esc outside of the board cancels too. */
export function listenToEscape(context: CommandContext): void {
  window.addEventListener('keydown', (event) => {
    if (event.key === 'Escape' && !event.defaultPrevented) cancel(context);
  });
}
