import assert from 'node:assert/strict';
import { checkFix, fixesOffered } from '../../../testing/check-fix';

describe('the fixes of junction-no-source', () => {
  it('connect a source to a junction, or disconnect one', () => {
    checkFix(
      `
{
  "networks": {
    "fuel": [".........", ".FFF.FFF.", "......F..", ".........", "........."],
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
    { "type": "TJunction", "position": [6, 1], "mode": "2/2" },
                                       ^^^^^^ error junction-no-source: There is no source on the network of this junction at [6, 1]. Place a FuelFlow on it.
    { "type": "AllSeeingEyeTerminal", "position": [7, 3] }
  ]
}`,
      'Remove the TJunction',
      `
{
  "networks": {
    "fuel": [".........", ".FFF.FFF.", "......F..", ".........", "........."],
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
    { "type": "AllSeeingEyeTerminal", "position": [7, 3] }
  ]
}`,
      { moreProps: true },
    );
  });

  it('add a flow beside a junction that has none', () => {
    const level = `{
  "networks": {
    "fuel": [".........", ".FFF.FFF.", "......F..", ".........", "........."],
    "coolant": [".........", ".........", ".CCC.....", ".........", "........."],
    "electricity": [".........", ".........", ".........", ".EEE.....", "........."]
  },
  "props": [{ "type": "TJunction", "position": [6, 1], "mode": "2/2" }]
}`;
    assert.ok(fixesOffered(level, { moreProps: true }).includes('Add a FuelFlow at [5, 1]'));
  });
});
