/** Runs work that can be done in steps to its end, and returns its result. */
export function runToCompletion<T>(work: Generator<void, T>): T {
  for (;;) {
    const step = work.next();
    if (step.done === true) return step.value;
  }
}
