import fc from 'fast-check';

/** A small level as a designer formats it: lists over lines, entries in one, rows as a picture. */
export const LEVEL = `{
  "format": "reactor-maintenance-level",
  "version": 1,
  "metadata": { "title": "First Light", "author": "", "description": "First, mend the pump: it leaks. Then [rest].", "actionBudget": 3 },
  "dimensions": { "width": 7, "height": 3 },
  "terrain": [
    "#######",
    "#.....#",
    "#######"
  ],
  "networks": {
    "fuel": [
      ".......",
      ".FFF...",
      "......."
    ],
    "coolant": [".......", ".......", "......."]
  },
  "props": [
    { "type": "FuelFlow", "position": [1, 1], "state": "Enabled" },
    { "type": "TJunction", "position": [2, 1], "mode": "2/2" },
    { "type": "Door", "position": [3, 1], "state": "Closed", "edge": [[3, 1], [4, 1]] },
    {
      "type": "ReactorControl", "position": [4, 1], "id": "core",
      "consumers": { "fuel": [3, 1] },
      "area": [[4, 1], [5, 1]]
    }
  ],
  "leaks": [],
  "hazards": [{ "position": [3, 1], "fuel": 4.5, "heat": 2 }],
  "robot": { "position": [2, 1], "inventory": { "FuelNeutralizer": 1 } },
  "rules": [
    { "id": "pump-seal", "trigger": "Once", "enabled": true, "predicates": [{ "type": "Turn", "op": ">=", "value": 4 }],
      "effects": [{ "type": "StartLeak", "carrier": "Fuel", "position": [2, 1] }], "forecast": "The seal gives way." }
  ],
  "x-notes": null
}
`;

/** Texts that mean something to a reader of JSON, whole and broken. */
const PIECES = [
  ...Array.from('{}[]",:\\/ \n\t#.'),
  '\r\n',
  '\ufeff',
  '\u2028',
  '\ud83d\ude00',
  '\ud800',
  '//',
  '/* */',
  '/*',
  '*/',
  '"a"',
  '"a": 1',
  '"\\u0061"',
  '"b": [1, 2]',
  '"__proto__"',
  ', "a": {}',
  '"\\n"',
  '\\u12',
  '1',
  '-',
  '0',
  'e',
  '1.5e3',
  'true',
  'nul',
  'word',
  "'",
  '[[',
  ']]',
  '}}',
  '{"a": 1, "b": [true, null], "a": 2}',
] as const;

/** A piece of JSON-like text. */
const piece = fc.constantFrom(...PIECES);

/** Any JSON value, printed in one of several layouts. */
export const validText = fc
  .tuple(fc.jsonValue({ maxDepth: 4 }), fc.constantFrom(undefined, 1, 2, '\t'))
  .map(([value, indent]) => JSON.stringify(value, undefined, indent));

/** Text made of JSON's pieces, hardly ever valid. */
export const brokenText = fc.array(piece, { maxLength: 30 }).map((pieces) => pieces.join(''));

/** An edit of any text: its start, from 0 to 1, and the length of the replaced text, which is rarely long. */
export interface Change {
  readonly place: number;
  readonly length: number;
  readonly text: string;
}

export const change: fc.Arbitrary<Change> = fc.record({
  // evenly: doubles themselves are mostly tiny
  place: fc.integer({ min: 0, max: 10_000 }).map((parts) => parts / 10_000),
  length: fc.oneof(
    { weight: 4, arbitrary: fc.constantFrom(0, 1) },
    { weight: 2, arbitrary: fc.integer({ min: 2, max: 12 }) },
    { weight: 1, arbitrary: fc.integer({ min: 13, max: 400 }) },
  ),
  text: fc.oneof(
    { weight: 2, arbitrary: fc.constant('') },
    { weight: 4, arbitrary: piece },
    { weight: 1, arbitrary: fc.array(piece, { maxLength: 4 }).map((pieces) => pieces.join('')) },
  ),
});

export function editOf(
  text: string,
  { place, length, text: inserted }: Change,
): { start: number; end: number; text: string } {
  const start = Math.round(place * text.length);
  return { start, end: Math.min(text.length, start + length), text: inserted };
}
