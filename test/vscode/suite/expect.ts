/** The few assertions that the suites need. `node:assert` does not exist in the web worker host. */

/** Throws unless `condition` holds. */
export function ok(condition: boolean, message: string): void {
  if (!condition) throw new Error(message);
}

/** Throws unless both values have the same JSON. */
export function equal(actual: unknown, expected: unknown, message: string): void {
  const [seen, wanted] = [JSON.stringify(actual), JSON.stringify(expected)];
  if (seen !== wanted) throw new Error(`${message}: expected ${wanted}, saw ${seen}`);
}
