/** A pressed key, by the character that it types, and the modifiers that are held and were not needed to type it. */
export interface KeyPress {
  readonly key: string;
  readonly shiftKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
}

/** The direction of each arrow key: columns, then rows. */
export const arrows = {
  ArrowUp: [0, -1],
  ArrowRight: [1, 0],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
} as const;

/** Returns the direction of an arrow key; `undefined` for other keys. */
export function arrowStep(key: string): readonly [dx: number, dy: number] | undefined {
  return Object.hasOwn(arrows, key) ? arrows[key as keyof typeof arrows] : undefined;
}

/**
 * Returns the key of an event. `null` if the key belongs to a dead key or to an input method, which are typing a
 * character with it.
 *
 * Many keyboards type `[` or `?` with Option (macOS) or AltGr, which then say nothing about a chord.
 */
export function pressedKey(
  event: KeyPress & Pick<KeyboardEvent, 'isComposing' | 'getModifierState'>,
): KeyPress | null {
  const { key, shiftKey, ctrlKey, metaKey, altKey, isComposing } = event;
  if (isComposing || key === 'Process' || key === 'Dead') return null;
  const isSign = key.length === 1 && /[^\sA-Za-z0-9]/.test(key);
  const isTyped = event.getModifierState('AltGraph') || (altKey && !ctrlKey && !metaKey);
  if (isSign && isTyped) return { key, shiftKey, ctrlKey: false, metaKey: false, altKey: false };
  return { key, shiftKey, ctrlKey, metaKey, altKey };
}

/** Runs the effects of a keymap for keys pressed on an element. Other keys are not handled. */
export function listenToKeys<Effect>(
  element: HTMLElement,
  effectOf: (key: KeyPress) => Effect | null,
  run: (effect: Effect) => void,
): void {
  element.addEventListener('keydown', (event) => {
    const pressed = pressedKey(event);
    const effect = pressed === null ? null : effectOf(pressed);
    if (effect === null) return;
    event.preventDefault();
    event.stopPropagation();
    run(effect);
  });
}
