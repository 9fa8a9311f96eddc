import { completeLevel } from '../../server/language';
import type { FeatureRow } from './feature-row';
import { taken } from './holes';

/** Completion requests, each at the place with the most proposals or the most work. */
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
  holes: (text) => taken(text, pattern),
  ours: ({ offset, ...context }) => completeLevel(context, offset),
  method: 'completion',
  theirs: ({ service, document, json, offset }) =>
    service.doComplete(document, document.positionAt(offset), json),
}));
