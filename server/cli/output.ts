/** Output streams of a command. */
export interface Output {
  /** Prints results. */
  readonly print: (text: string) => void;
  /** Prints a message to the error stream. */
  readonly note: (text: string) => void;
  /** Replaces the progress line; only on a terminal. */
  readonly progress?: (text: string) => void;
}
