import { distance } from 'fastest-levenshtein';

/**
 * Returns the candidate that most likely was meant by `word`: equal except for case or Unicode normal form, the beginning
 * of one, or few typing errors away. `undefined` if none is similar. Ties go to the first candidate.
 */
export function suggest(word: string, candidates: Iterable<string>): string | undefined {
  // a hostile key may be megabytes long; no candidate can be similar to it
  if (word.length === 0 || word.length > 64) return undefined;
  const typed = plainForm(word);
  let best: string | undefined;
  let bestDistance = Infinity;
  for (const candidate of candidates) {
    const known = plainForm(candidate);
    const isStart = typed.length >= 3 && (known.startsWith(typed) || typed.startsWith(known));
    const reach = isStart ? Infinity : Math.max(1, Math.floor(Math.max(typed.length, known.length) * 0.4));
    const apart = isSwap(typed, known) ? 1 : distance(typed, known);
    if (apart <= reach && apart < bestDistance) {
      best = candidate;
      bestDistance = apart;
    }
  }
  return best;
}

function plainForm(word: string): string {
  return word.normalize().toLowerCase();
}

/** Returns true if a word is a single typing error away from another. */
export function isTypo(typed: string, known: string): boolean {
  return typed.length <= 64 && (isSwap(typed, known) || distance(typed, known) === 1);
}

/** Returns true if two neighboring letters were swapped, which is a single typing error. */
function isSwap(typed: string, known: string): boolean {
  if (typed.length !== known.length) return false;
  let at = 0;
  while (at < typed.length && typed[at] === known[at]) at++;
  return (
    at + 1 < typed.length &&
    typed[at] === known[at + 1] &&
    typed[at + 1] === known[at] &&
    typed.slice(at + 2) === known.slice(at + 2)
  );
}
