/** Where a command's words go. */
export interface Output {
  /** Results. */
  readonly print: (text: string) => void;
  /** A sentence about them, for people. */
  readonly note: (text: string) => void;
  /** Shows how far long work has come, in place of what was shown before; only on a terminal. */
  readonly progress?: (text: string) => void;
}
