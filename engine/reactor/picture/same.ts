/** Returns true if two values of plain data have the same content. */
export function same(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  const [ours, theirs] = [a as Record<string, unknown>, b as Record<string, unknown>];
  for (const key in ours) if (!same(ours[key], theirs[key])) return false;
  for (const key in theirs) if (!(key in ours)) return false;
  return true;
}
