import { checkFix } from '../../../testing/check-fix';

describe('the fixes of orphan-network', () => {
  it('clear a piece that supplies nothing', () => {
    checkFix(
      `
{
  "networks": {
    "fuel": [".........", ".FFF.FF..", ".........", ".........", "........."],
                                ^ warning orphan-network: This part of the fuel network at [5, 1] (2 cells) has neither a source nor a consumer. Connect it to a source, or clear it.
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
    { "type": "FuelConsumer", "position": [2, 1], "state": "Disabled" }
  ]
}`,
      'Clear the 2 cells',
      `
{
  "networks": {
    "fuel": [".........", ".FFF.....", ".........", ".........", "........."],
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
    { "type": "FuelConsumer", "position": [2, 1], "state": "Disabled" }
  ]
}`,
      { moreProps: true },
    );
  });
});
