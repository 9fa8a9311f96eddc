import type { Pressed } from '../shared/parts/pressed';

/** What a key does while the lanes have the focus. */
export type KeyEffect =
  | { readonly kind: 'step'; readonly by: -1 | 1 }
  | { readonly kind: 'event'; readonly by: -1 | 1 }
  | { readonly kind: 'start' | 'end' | 'reveal' | 'zoom-in' | 'zoom-out' | 'fit' };

const effects: Readonly<Record<string, KeyEffect>> = {
  ArrowLeft: { kind: 'step', by: -1 },
  ArrowRight: { kind: 'step', by: 1 },
  ',': { kind: 'step', by: -1 },
  '.': { kind: 'step', by: 1 },
  '[': { kind: 'event', by: -1 },
  ']': { kind: 'event', by: 1 },
  Home: { kind: 'start' },
  End: { kind: 'end' },
  Enter: { kind: 'reveal' },
  '+': { kind: 'zoom-in' },
  '=': { kind: 'zoom-in' },
  '-': { kind: 'zoom-out' },
  '0': { kind: 'fit' },
};

/** The keys in words, for those who look for them. */
export const keyWords: readonly (readonly [string, string])[] = [
  ['← →', 'an update back or on; also , and .'],
  ['[ ]', 'to the event before or after'],
  ['Home End', 'before the first update, to the last'],
  ['Enter', 'show the input of the update in the text'],
  ['+ - 0', 'zoom, fit'],
];

/** What a key does; `null` for keys that are not the panel's. */
export function keyEffect({ key, ctrlKey, metaKey, altKey }: Pressed): KeyEffect | null {
  if (altKey || ctrlKey || metaKey || !Object.hasOwn(effects, key)) return null;
  return effects[key] ?? null;
}
