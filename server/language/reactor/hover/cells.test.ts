import assert from 'node:assert/strict';
import { atCaret } from '../../testing/at-caret';
import { hoverIn, said } from './testing/hover';

/** Returns the lines of the hover without the entries of the manual. */
function lines(fixture: string): string[] {
  return (said(fixture).split('\n\n**`')[0] ?? '').split('\n').filter((line) => line !== '');
}

describe('a hover on a cell', () => {
  // design: v1-service-visible, v1-network-values, v1-connectivity, v1-numbers-everywhere
  it('at a position shows the prop, its service and its network, now and at the end of the forecast', () => {
    const effect = '{ "type": "SetPropState", "position": [3‸, 1], "state": "Disabled" }';
    assert.deepEqual(lines(`{ "rules": [{ "id": "a", "effects": [${effect}] }] }`), [
      '**Floor [3, 1]**',
      '- `FuelConsumer`, `Enabled`',
      '- Needed by reactor `core`',
      '|  | Now | Turn 8 |',
      '| --- | --- | --- |',
      '| Fuel amount | 88.0 Safe | 98.0 Safe |',
      '| Fuel pressure | 97.0 Safe | 97.0 Safe |',
      '| State | Enabled | Disabled |',
      '| Service | Producing | Disabled |',
      '| Line | fed by FuelFlow [1, 1] | fed by FuelFlow [1, 1] |',
    ]);
  });

  it('at a character of a row marks it, and shows the surrounding map', () => {
    const rows = '["#########", "#..‸.....#", "#.......#", "#.......#", "#########"]';
    const hover = hoverIn(atCaret(`{ "terrain": ${rows} }`));
    assert.equal(hover?.of, '.');
    assert.match(hover.markdown, /^\*\*Floor \[3, 1\]\*\*/);
    assert.match(hover.markdown, /\n1 {2}# > f\[o\]\. @?/);
  });

  // design: v1-numbers-everywhere
  it('shows leaks with severity, hazards with bands, and blocks', () => {
    const hazard = '{ "position": [‸2, 1], "fuel": 12, "heat": 1, "blocks": { "coolant": 2 } }';
    const leak = '{ "carrier": "Fuel", "position": [2, 1], "severity": 2 }';
    assert.deepEqual(lines(`{ "leaks": [${leak}], "hazards": [${hazard}] }`), [
      '**Floor [2, 1]**',
      '- Fuel leak, severity 2',
      '|  | Now | Turn 8 |',
      '| --- | --- | --- |',
      '| Fuel amount | 99.0 Safe | 99.0 Safe |',
      '| Fuel pressure | 98.5 Safe | 98.5 Safe |',
      '| Fuel leak | severity 2 | severity 2 |',
      '| Fuel on the floor | 12.0 Caution | 17.7 Caution |',
      '| Heat | 1.0 Safe | 20.1 Critical |',
      '| Coolant kept out | 2 turns | 0 turns |',
    ]);
  });

  it('shows a leak at its access cell, and the reverse', () => {
    const networks = `"networks": {
      "fuel": [".........", ".FFF.....", ".........", ".........", "........."],
      "coolant": [".........", ".........", ".CCC.....", ".........", "........."],
      "electricity": [".........", ".........", ".........", "EEEE.....", "........."] }`;
    const leak = (caret: string) => `{ ${networks}, "leaks": [{ "carrier": "Electricity", ${caret} }] }`;
    assert.deepEqual(lines(leak('"position": [0, 3], "access": [1‸, 3]')).slice(0, 3), [
      '**Floor [1, 3]**',
      '- `ElectricityFlow`, `Enabled`',
      '- Electricity leak in [0, 3] flows out here, severity 1',
    ]);
    assert.deepEqual(lines(leak('"position": [0‸, 3], "access": [1, 3]')).slice(0, 2), [
      '**Wall [0, 3]**',
      '- Electricity leak, severity 1, flows out at [1, 3]',
    ]);
  });

  it('shows a reactor with heat and readiness, and the robot with its inventory', () => {
    assert.deepEqual(lines('{ "robot": { "position": [6‸, 2], "inventory": { "HeatShield": 2 } } }'), [
      '**Floor [6, 2]**',
      '- The robot starts here.',
      '- `ReactorControl` `core`',
      '- It carries 2 `HeatShield`',
      '|  | Now | Turn 8 |',
      '| --- | --- | --- |',
      '| Ready | yes | yes |',
      '| Heat of its area | 0.0 Safe | 0.0 Safe |',
    ]);
  });

  it('shows when the forecast ends with the loss', () => {
    const rule = '{ "id": "end", "effects": [{ "type": "LoseLevel", "reason": "The end." }] }';
    const hazard = '{ "position": [5‸, 2], "fuel": 3 }';
    const said = lines(`{ "hazards": [${hazard}], "rules": [${rule}] }`);
    assert.ok(said.includes('|  | Now | Turn 1 (lost) |'));
  });

  it('with errors shows the contents of the file and the reason', () => {
    const hazard = '{ "position": [‸2, 1], "fuel": 12 }';
    assert.deepEqual(lines(`{ "hazards": [${hazard}], "leaks": [7] }`), [
      '**Floor [2, 1]**',
      '- fuel network',
      '- On the floor at the start: fuel 12.0 Caution',
      'The forecast of this cell is not available: the level has 1 error.',
    ]);
  });

  it('is not shown for a position off the map', () => {
    assert.match(said('{ "robot": { "position": [60‸, 2] } }'), /^\*\*`position`\*\* \(required\)/);
  });
});
