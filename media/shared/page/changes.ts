/** Creates a function that returns whether any of its arguments differs from those of the call before. */
export function createChangeCheck(): (...values: readonly unknown[]) => boolean {
  let known: readonly unknown[] | undefined;
  return (...values) => {
    if (known?.every((value, index) => value === values[index]) === true) return false;
    known = values;
    return true;
  };
}
