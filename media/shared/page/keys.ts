/** A pressed key, such as a `KeyboardEvent`. */
export interface Pressed {
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

/** Runs the effects of a keymap for keys pressed on an element. Other keys are not handled. */
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
