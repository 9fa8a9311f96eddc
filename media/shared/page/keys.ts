/** A key that was pressed; `KeyboardEvent` is one. */
export interface Pressed {
  readonly key: string;
  readonly shiftKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
}

/** Where each arrow leads: columns, then rows. */
export const arrows = {
  ArrowUp: [0, -1],
  ArrowRight: [1, 0],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
} as const;

/** Where a key leads; `undefined` for one that is no arrow. */
export function arrowStep(key: string): readonly [dx: number, dy: number] | undefined {
  return Object.hasOwn(arrows, key) ? arrows[key as keyof typeof arrows] : undefined;
}

/** Runs the effects that a keymap gives to the keys pressed on an element; all other keys pass. */
export function listenToKeys<Effect>(
  element: HTMLElement,
  effectOf: (key: Pressed) => Effect | null,
  run: (effect: Effect) => void,
): void {
  element.addEventListener('keydown', (event) => {
    const effect = effectOf(event);
    if (effect === null) return;
    event.preventDefault();
    event.stopPropagation();
    run(effect);
  });
}
