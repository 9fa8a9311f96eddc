import assert from 'node:assert/strict';
import { checkFix, fixesOffered } from '../../../testing/check-fix';

describe('the fixes of network-loop', () => {
  it('break a loop at a cell that nothing needs', () => {
    checkFix(
      `
{
  "networks": {
    "fuel": [".........", ".FFFFF...", "....FF...", ".....F...", "........."],
                               ^ error network-loop: 4 cells of the fuel network form a loop, starting at [4, 1]. Clear one of them so that flow has only one path.
    "coolant": [".........", ".........", ".CCC.....", ".........", "........."],
    "electricity": [
      ".........",
      ".........",
      ".........",
      ".EEE.....",
      "........."
    ]
  },
  "props": [
    { "type": "FuelConsumer", "position": [5, 2], "state": "Disabled" },
    { "type": "FuelConsumer", "position": [5, 3], "state": "Disabled" }
  ]
}`,
      'Clear [4, 2] of the fuel network',
      `
{
  "networks": {
    "fuel": [".........", ".FFFFF...", ".....F...", ".....F...", "........."],
    "coolant": [".........", ".........", ".CCC.....", ".........", "........."],
    "electricity": [
      ".........",
      ".........",
      ".........",
      ".EEE.....",
      "........."
    ]
  },
  "props": [
    { "type": "FuelConsumer", "position": [5, 2], "state": "Disabled" },
    { "type": "FuelConsumer", "position": [5, 3], "state": "Disabled" }
  ]
}`,
      { moreProps: true },
    );
  });

  it('offer nothing for a loop whose cells are all needed', () => {
    const consumers = ['[4, 1]', '[5, 1]', '[4, 2]', '[5, 2]'].map(
      (at) => `{ "type": "FuelConsumer", "position": ${at}, "state": "Disabled" }`,
    );
    const level = `{
  "networks": {
    "fuel": [".........", ".FFFFF...", "....FF...", ".........", "........."],
    "coolant": [".........", ".........", ".CCC.....", ".........", "........."],
    "electricity": [".........", ".........", ".........", ".EEE.....", "........."]
  },
  "props": [${consumers.join(', ')}]
}`;
    assert.deepEqual(fixesOffered(level, { moreProps: true }), []);
  });
});
