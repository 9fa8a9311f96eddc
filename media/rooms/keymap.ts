import { arrowStep, type KeyPress } from '../shared/page/keys';

/** The effect of a key while the map has focus. */
export type KeyEffect =
  | { readonly kind: 'move'; readonly dx: number; readonly dy: number; readonly isCursor: boolean }
  | { readonly kind: 'jump'; readonly to: 'row-start' | 'row-end' | 'start' | 'end' }
  | { readonly kind: 'act'; readonly id: 'fight' | 'pick_up' | 'descend' | 'any' }
  | {
      readonly kind:
        | 'reveal'
        | 'next-seed'
        | 'play'
        | 'undo'
        | 'redo'
        | 'zoom-in'
        | 'zoom-out'
        | 'fit'
        | 'leave';
    };

const plain: Readonly<Record<string, KeyEffect>> = {
  Enter: { kind: 'reveal' },
  n: { kind: 'next-seed' },
  p: { kind: 'play' },
  f: { kind: 'act', id: 'fight' },
  t: { kind: 'act', id: 'pick_up' },
  d: { kind: 'act', id: 'descend' },
  ' ': { kind: 'act', id: 'any' },
  Backspace: { kind: 'undo' },
  r: { kind: 'redo' },
  '+': { kind: 'zoom-in' },
  '=': { kind: 'zoom-in' },
  '-': { kind: 'zoom-out' },
  '0': { kind: 'fit' },
  F6: { kind: 'leave' },
};

/** The keys with their descriptions. */
export const keyWords: readonly (readonly [string, string])[] = [
  ['Arrows', 'move the cursor; in play, move the player'],
  ['Shift+arrow', 'move the cursor, also in play'],
  ['Home End', 'start, end of the row; with Ctrl, of the map'],
  ['Enter', 'show the cell in the text'],
  ['N', 'next seed'],
  ['P', 'play from here, or stop'],
  ['F T D', 'fight, take a pile, descend'],
  ['Space', 'whichever of these is possible'],
  ['Backspace', 'undo the last action'],
  ['R', 'redo, or the next action of a replay'],
  ['+ - 0', 'zoom in, zoom out, fit'],
  ['F6', 'leave the map'],
];

/** Returns the effect of a key; `null` if the panel does not use it. */
export function keyEffect({ key, shiftKey, ctrlKey, metaKey, altKey }: KeyPress): KeyEffect | null {
  if (altKey) return null;
  const control = ctrlKey || metaKey;
  if (key === 'Home') return { kind: 'jump', to: control ? 'start' : 'row-start' };
  if (key === 'End') return { kind: 'jump', to: control ? 'end' : 'row-end' };
  if (control) return null;
  const arrow = arrowStep(key);
  if (arrow !== undefined) return { kind: 'move', dx: arrow[0], dy: arrow[1], isCursor: shiftKey };
  const name = key.length === 1 ? key.toLowerCase() : key;
  return (Object.hasOwn(plain, name) ? plain[name] : undefined) ?? null;
}
