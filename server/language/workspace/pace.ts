/** When work that takes long is done, in a process that has others to answer. */
export interface Pace {
  /** Asked between its steps: resolves when whoever else waits has had a turn; `undefined` where it may go on at once. */
  rest(): Promise<void> | undefined;
  /** Resolves when a file may be checked anew that was typed in while it was checked: who types is answered first. */
  again(uri: string): Promise<void>;
}

/** The pace of who has nothing else to do. */
export const hurried: Pace = { rest: () => undefined, again: () => Promise.resolve() };

/** The result of work at a pace; `undefined` where it `isOver` before that, so that the rest is not done. */
export async function atPace<T>(
  work: Generator<void, T>,
  pace: Pace,
  isOver: () => boolean,
): Promise<T | undefined> {
  for (;;) {
    const step = work.next();
    if (step.done === true) return step.value;
    const rest = pace.rest();
    if (rest === undefined) continue;
    await rest;
    if (isOver()) return undefined;
  }
}
