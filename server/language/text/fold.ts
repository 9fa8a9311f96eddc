/** Lines that can be folded into the first of them, both from 0. */
export interface Fold {
  readonly start: number;
  readonly end: number;
}
