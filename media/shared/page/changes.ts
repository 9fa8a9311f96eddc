/** Creates a function that returns true if any of its arguments differs from those of the previous call. */
export function createChangeDetector(): (...values: readonly unknown[]) => boolean {
  let known: readonly unknown[] | undefined;
  return (...values) => {
    if (known?.every((value, index) => value === values[index]) === true) return false;
    known = values;
    return true;
  };
}
