import assert from 'node:assert/strict';
import type { JsonObject } from '../../../../engine/json';
import { complete } from '../../../../engine/reactor/testing/level-fixture';
import { openLevel } from '../../testing/at-caret';
import { fittingCells } from './fitting';

/** Predicates of a rule, without their positions. */
const predicates = [
  '"type": "Prop", "state": "Disabled"',
  '"type": "Prop", "propType": "FuelConsumer", "state": "Disabled"',
  '"type": "ConsumerService", "service": "Met"',
  '"type": "NetworkBand", "carrier": "Fuel", "quantity": "Pressure", "op": "==", "band": "Safe"',
  '"type": "HazardBand", "hazard": "Heat", "op": "==", "band": "Safe"',
  '"type": "RobotPosition"',
];
const effects = [
  '"type": "SetPropState", "state": "Disabled"',
  '"type": "SetPropState", "state": "Open"',
  '"type": "StartLeak", "carrier": "Coolant", "severity": 1',
  '"type": "WorsenLeak", "carrier": "Fuel"',
  '"type": "WorsenLeak", "carrier": "Coolant"',
  '"type": "RepairNetworkCell", "carrier": "Electricity"',
  '"type": "AddHeat", "amount": 1',
];

/** A level whose first rule has a predicate and an effect, and whose second starts a leak of coolant. */
function levelWith(predicate: string, effect: string): string {
  const other = '{ "type": "StartLeak", "carrier": "Coolant", "position": [2, 2], "severity": 1 }';
  const leak = '{ "carrier": "Fuel", "position": [1, 1], "severity": 1 }';
  return complete(
    `{ "leaks": [${leak}], "rules": [
      { "id": "a", "predicates": [${predicate}], "effects": [${effect}] },
      { "id": "b", "predicates": [], "effects": [${other}] }
    ] }`,
    {},
  );
}

/** Codes of faults in a rule's target or a leak that it starts; a prop of another type than is asked for never fires the rule. */
const ofTargets = ['rule-invalid-target', 'rule-invalid-leak', 'rule-never-fires'];

describe('the cells that fit a rule', () => {
  const parts = [
    ...predicates.map((part) => ({ list: 'predicates', part })),
    ...effects.map((part) => ({ list: 'effects', part })),
  ] as const;
  for (const { list, part } of parts) {
    it(`are those without an issue: ${part}`, () => {
      const written = (x: number, y: number): string => {
        const whole = `{ ${part}, "position": [${x}, ${y}] }`;
        const warn = '{ "type": "Warn", "text": "a" }';
        return list === 'predicates' ? levelWith(whole, warn) : levelWith('', whole);
      };
      const { level } = openLevel(written(0, 0));
      const path = ['rules', 0, list, 0, 'position'];
      const fits = fittingCells(level, path, JSON.parse(`{ ${part}, "position": [0, 0] }`) as JsonObject);
      const { width, height } = level.sketch;
      for (let cell = 0; cell < width * height; cell++) {
        const [x, y] = level.sketch.positionOf(cell);
        const { diagnostics } = openLevel(written(x, y)).level.analysis;
        const faults = diagnostics.filter(({ code }) => ofTargets.includes(code));
        assert.equal(fits(cell), faults.length === 0, `[${x}, ${y}] ${JSON.stringify(diagnostics)}`);
      }
    });
  }
});
