import { complete } from '../../server/language';
import type { FeatureRow, Hole } from './features';

/** Holes where a pattern is found: its first group is taken out, and the caret put there. */
function holesAt(text: string, pattern: RegExp): Hole[] {
  return [...text.matchAll(pattern)].map((match) => {
    const [whole, group = ''] = match;
    const start = match.index + whole.lastIndexOf(group);
    return { start, end: start + group.length, text: '', caret: start };
  });
}

/** What people complete, each where most is proposed or most has to be looked at. */
const places: readonly (readonly [string, RegExp])[] = [
  ['a prop', /\n {4}(\{ "type": "FuelRemedySupply"[^\n]*\},)/g],
  ['a key', /"type": "FuelConsumer",( "position": \[\d+, \d+\],) "state"/g],
  ['a state', /"type": "FuelFlow", "position": \[\d+, \d+\], "state": ("Enabled")/g],
  ['a position', /"type": "Door", "position": (\[\d+, \d+\])/g],
  ['a binding', /"consumers": \{ "fuel": (\[\d+, \d+\])/g],
  ['a rule target', /"StartLeak", "carrier": "Coolant", "position": (\[\d+, \d+\])/g],
];

export const completionRows: readonly FeatureRow[] = places.map(([name, pattern]) => ({
  name: `completion of ${name}`,
  holes: (text) => holesAt(text, pattern),
  ours: ({ offset, ...context }) => complete(context, offset),
  theirs: ({ service, document, json, offset }) =>
    service.doComplete(document, document.positionAt(offset), json),
}));
