/** Where a command's words go. */
export interface Output {
  /** Results. */
  readonly print: (text: string) => void;
  /** A sentence about them, for people. */
  readonly note: (text: string) => void;
}
