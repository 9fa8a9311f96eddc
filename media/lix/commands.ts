import type { InputMark } from '../../engine/lix';

/** The commands of the page's buttons and keys. */
export interface Actions {
  readonly seek: (update: number) => void;
  readonly step: (by: -1 | 1) => void;
  readonly event: (by: -1 | 1) => void;
  /** Marks an input, goes to its update, and selects it in the text. */
  readonly choose: (mark: InputMark, focus: boolean) => void;
  readonly zoom: (by: number) => void;
  readonly fit: () => void;
  readonly save: (kind: 'svg' | 'text') => void;
  readonly revealError: () => void;
}
