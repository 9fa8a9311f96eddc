/** Returns a key by which diagnostics are compared. */
interface Identified {
  readonly code: string;
  readonly message: string;
}

/**
 * Returns the diagnostics of a later version of a document that the earlier one did not have. Diagnostics with the same
 * code and message are the same, wherever they have moved; of several equal ones, only the surplus is new.
 */
export function diagnosticsAddedBy<Found extends Identified>(
  before: readonly Identified[],
  after: readonly Found[],
): Found[] {
  const left = new Map<string, number>();
  for (const one of before) left.set(keyOf(one), (left.get(keyOf(one)) ?? 0) + 1);
  return after.filter((one) => {
    const known = left.get(keyOf(one)) ?? 0;
    left.set(keyOf(one), known - 1);
    return known <= 0;
  });
}

function keyOf({ code, message }: Identified): string {
  return `${code}\n${message}`;
}
