/** Shares the thread between checks and requests, in a process that answers both. */
export interface Pace {
  /** Called between the steps of a check: resolves when pending requests have had a turn; `undefined` to go on at once. */
  rest(): Promise<void> | undefined;
  /** Resolves when a file that changed during its check may be checked again: requests about it are answered first. */
  again(uri: string): Promise<void>;
}

/** The pace of a process without other work. */
export const unpaced: Pace = { rest: () => undefined, again: () => Promise.resolve() };
