/** The callbacks by which `drive` shares the thread with other work. */
export interface SteppingOptions {
  /**
   * Called after each step. Returns a promise that resolves when other work has had its turn, or `undefined` to
   * continue at once.
   */
  readonly rest: () => Promise<void> | undefined;
  /** Called after each rest. */
  readonly isCancelled: () => boolean;
}

/** Runs work step by step, and returns its result; `undefined` if it was cancelled before its end. */
export async function runInSteps<T>(
  work: Generator<void, T>,
  { rest, isCancelled }: SteppingOptions,
): Promise<T | undefined> {
  for (;;) {
    const step = work.next();
    if (step.done === true) return step.value;
    const resting = rest();
    if (resting === undefined) continue;
    await resting;
    if (isCancelled()) return undefined;
  }
}
