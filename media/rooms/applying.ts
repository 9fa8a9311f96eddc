import type { Actions } from './commands';
import type { Desk } from './desk';
import type { KeyEffect } from './keys';
import type { Running } from './running';

const ways: readonly (readonly [number, number, string])[] = [
  [0, -1, 'north'],
  [1, 0, 'east'],
  [0, 1, 'south'],
  [-1, 0, 'west'],
];

/** Does what a key does on the cells; `leave` goes to the rest of the panel. */
export function createApplying(
  desk: Desk,
  running: Running,
  actions: Actions,
  leave: () => void,
): (effect: KeyEffect) => void {
  const move = (dx: number, dy: number, isCursor: boolean): void => {
    if (desk.shown().kind === 'run' && !isCursor) {
      const way = ways.find(([x, y]) => x === dx && y === dy);
      if (way !== undefined) running.act(way[2]);
      return;
    }
    const { width, height } = desk.size();
    const { cursor } = desk.view();
    const x = Math.min(width - 1, Math.max(0, (cursor % width) + dx));
    const y = Math.min(height - 1, Math.max(0, Math.floor(cursor / width) + dy));
    desk.putCursor(y * width + x);
  };
  const jump = (to: Extract<KeyEffect, { kind: 'jump' }>['to']): void => {
    const { width, height } = desk.size();
    const row = Math.floor(desk.view().cursor / width) * width;
    desk.putCursor({ 'row-start': row, 'row-end': row + width - 1, start: 0, end: width * height - 1 }[to]);
  };
  return (effect) => {
    switch (effect.kind) {
      case 'move':
        move(effect.dx, effect.dy, effect.isCursor);
        return;
      case 'jump':
        jump(effect.to);
        return;
      case 'act':
        if (effect.id === 'any') running.actAny();
        else running.act(effect.id);
        return;
      case 'reveal':
        desk.reveal(true);
        return;
      case 'next-seed':
        if (desk.view().tab === 'floors') actions.nextSeed();
        return;
      case 'zoom-in':
        actions.zoom(1.25);
        return;
      case 'zoom-out':
        actions.zoom(1 / 1.25);
        return;
      case 'leave':
        leave();
        return;
      case 'play':
      case 'undo':
      case 'redo':
      case 'fit':
        actions[effect.kind]();
        return;
    }
  };
}
