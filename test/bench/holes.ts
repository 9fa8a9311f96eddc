/** An edit that leaves the caret somewhere. */
export interface Hole {
  readonly start: number;
  readonly end: number;
  readonly text: string;
  readonly caret: number;
}

/** Holes where a pattern is found: its first group is taken out, and the caret put there. */
export function taken(text: string, pattern: RegExp): Hole[] {
  return [...text.matchAll(pattern)].map((match) => {
    const start = placeOf(match);
    return { start, end: start + (match[1] ?? '').length, text: '', caret: start };
  });
}

/** Positions of edits before requests elsewhere: in each part of a level, so that no part is always unchanged. */
const typed: readonly (readonly [RegExp, string])[] = [
  [/"title": "(G)/, 'x'],
  [/"heat": (\d)/g, '1'],
  [/"FuelConsumer", "position": \[\d+, \d+\], "state": "(E)/g, 'x'],
  [/"severity": (\d)/g, '1'],
  [/"forecast": "(T)/g, 'x'],
];

/** A character that is typed somewhere, and a caret behind where the first group of a pattern begins. */
export function pointed(text: string, pattern: RegExp): Hole[] {
  const edits = typed.map(([place, letter]) => ({
    letter,
    places: [...text.matchAll(new RegExp(place, 'g'))].map(placeOf),
  }));
  return [...text.matchAll(pattern)].map((match, index) => {
    const { letter, places } = edits[index % edits.length] ?? { letter: 'x', places: [] };
    const start = places[(index * 7) % places.length] ?? 0;
    const caret = placeOf(match) + 1;
    return { start, end: start, text: letter, caret: caret > start ? caret + 1 : caret };
  });
}

function placeOf(match: RegExpMatchArray): number {
  return (match.index ?? 0) + match[0].lastIndexOf(match[1] ?? '');
}
