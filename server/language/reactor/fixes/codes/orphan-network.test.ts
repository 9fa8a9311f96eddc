import { checkFix } from '../../../testing/check-fix';

describe('the fixes of orphan-network', () => {
  it('clear a piece that carries nothing', () => {
    checkFix(
      `
{
  "networks": {
    "fuel": [".........", ".FFF.FF..", ".........", ".........", "........."],
                                ^ warning orphan-network: 2 cells of the fuel network at [5, 1] can never carry anything: no FuelFlow feeds them. Join them to a source, or clear them.
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
