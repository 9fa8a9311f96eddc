/** How `drive` shares the thread with other work. */
export interface Driving {
  /** Called after each step: a promise that resolves when others have had a turn, or `undefined` to go on at once. */
  readonly rest: () => Promise<void> | undefined;
  /** Called after each rest. */
  readonly isCancelled: () => boolean;
}

/** Runs work a step at a time, and returns its result; `undefined` if it was cancelled before its end. */
export async function drive<T>(
  work: Generator<void, T>,
  { rest, isCancelled }: Driving,
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
