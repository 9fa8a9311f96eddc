import type { Commands } from './commands';
import type { Controller } from './controller';
import type { KeyEffect } from './keymap';
import type { Playback } from './playback';

const directions: readonly (readonly [dx: number, dy: number, action: string])[] = [
  [0, -1, 'north'],
  [1, 0, 'east'],
  [0, 1, 'south'],
  [-1, 0, 'west'],
];

/** The handler of each kind of key effect. */
type EffectHandlers = {
  readonly [K in KeyEffect['kind']]: (effect: Extract<KeyEffect, { readonly kind: K }>) => void;
};

/** Creates a function that runs the effects of keys on the map. `leave` moves the focus to the rest of the page. */
export function createKeyCommands(
  { view, shown, size, putCursor, reveal }: Controller,
  { act, actAny }: Playback,
  commands: Commands,
  leave: () => void,
): (effect: KeyEffect) => void {
  const handlers: EffectHandlers = {
    move({ dx, dy, isCursor }) {
      if (shown().kind === 'run' && !isCursor) {
        const direction = directions.find(([x, y]) => x === dx && y === dy);
        if (direction !== undefined) act(direction[2]);
        return;
      }
      const { width, height } = size();
      const { cursor } = view();
      const x = Math.min(width - 1, Math.max(0, (cursor % width) + dx));
      const y = Math.min(height - 1, Math.max(0, Math.floor(cursor / width) + dy));
      putCursor(y * width + x);
    },
    jump({ to }) {
      const { width, height } = size();
      const row = Math.floor(view().cursor / width) * width;
      putCursor({ 'row-start': row, 'row-end': row + width - 1, start: 0, end: width * height - 1 }[to]);
    },
    act({ id }) {
      if (id === 'any') actAny();
      else act(id);
    },
    reveal: () => reveal(true),
    'next-seed'() {
      if (view().tab === 'floors') commands.nextSeed();
    },
    'zoom-in': () => commands.zoom(1.25),
    'zoom-out': () => commands.zoom(1 / 1.25),
    leave,
    play: commands.play,
    undo: commands.undo,
    redo: commands.redo,
    fit: commands.fit,
  };
  return (effect) => handlers[effect.kind](effect as never);
}
