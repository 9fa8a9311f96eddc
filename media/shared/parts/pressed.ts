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
