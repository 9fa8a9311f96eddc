/** Names that look the same and are written with different characters. */

/** The greatest number of different characters that are listed. */
const mostListed = 4;

/** Returns true if two names are the same but for the Unicode normal form, so that they look the same. */
export function looksLike(one: string, other: string): boolean {
  return one === other || one.normalize() === other.normalize();
}

/**
 * Says in which characters a name differs from the one that was meant if that may be invisible:
 * ` (U+00E9 instead of U+0065 U+0301)`. Empty if they differ only in ASCII characters, or in many.
 */
export function unseenDifference(written: string, meant: string): string {
  const [wrong, right] = differingParts(Array.from(written), Array.from(meant));
  if (wrong.length > mostListed || right.length > mostListed) return '';
  if ([...wrong, ...right].every((character) => character < '\u0080')) return '';
  if (right.length === 0) return ` (without ${codePoints(wrong)})`;
  return wrong.length === 0
    ? ` (with ${codePoints(right)})`
    : ` (${codePoints(right)} instead of ${codePoints(wrong)})`;
}

/** Removes the characters at the start and at the end that two texts share. */
function differingParts(
  one: readonly string[],
  other: readonly string[],
): [readonly string[], readonly string[]] {
  const shorter = Math.min(one.length, other.length);
  let start = 0;
  while (start < shorter && one[start] === other[start]) start++;
  let end = 0;
  while (end < shorter - start && one.at(-1 - end) === other.at(-1 - end)) end++;
  return [one.slice(start, one.length - end), other.slice(start, other.length - end)];
}

function codePoints(characters: readonly string[]): string {
  return characters
    .map((character) => `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`)
    .join(' ');
}
