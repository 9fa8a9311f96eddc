/**
 * Returns how many runs a random test gets: few in `npm test`, many in `npm run test:long`, which sets
 * `REACTOR_TEST_LONG`. Other seeds are tried each time; a failure of fast-check prints its seed.
 */
export function budget(usual: number, long: number): number {
  return process.env['REACTOR_TEST_LONG'] === undefined ? usual : long;
}

/** Returns the same as a parameter of `fc.assert`. */
export function runs(usual: number, long: number): { readonly numRuns: number } {
  return { numRuns: budget(usual, long) };
}

/** Returns every n-th item in `npm test`, all of them in `npm run test:long`. */
export function thinned<T>(items: readonly T[], nth: number): readonly T[] {
  const stride = budget(nth, 1);
  return items.filter((_, index) => index % stride === 0);
}
