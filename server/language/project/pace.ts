/**
 * Asked between the steps of work that takes long: resolves when whoever else waits has had a turn; `undefined` where
 * the work may go on at once.
 */
export type Pace = () => Promise<void> | undefined;

/** The pace of who has nothing else to do. */
export const hurried: Pace = () => undefined;

/** The result of work at a pace; `undefined` where it `isOver` before that, so that the rest is not done. */
export async function atPace<T>(
  work: Generator<void, T>,
  pace: Pace,
  isOver: () => boolean,
): Promise<T | undefined> {
  for (;;) {
    const step = work.next();
    if (step.done === true) return step.value;
    const rest = pace();
    if (rest === undefined) continue;
    await rest;
    if (isOver()) return undefined;
  }
}
