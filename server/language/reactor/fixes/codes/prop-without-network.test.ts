import { checkFix } from '../../../testing/check-fix';

describe('the fixes of prop-without-network', () => {
  it('move a prop to a valid cell', () => {
    checkFix(
      `
{ "props": [{ "type": "FuelFlow", "position": [7, 4], "state": "Enabled" }] }
                                              ^^^^^^ error prop-without-network: There is no fuel network cell under this FuelFlow at [7, 4]. Add "F" there in the fuel rows, or move the prop.`,
      '* Move the FuelFlow to [2, 1]',
      `
{ "props": [{ "type": "FuelFlow", "position": [2, 1], "state": "Enabled" }] }`,
      { moreProps: true },
    );
  });

  it('draw a network under a prop, or move the prop to one', () => {
    checkFix(
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
    { "type": "FuelConsumer", "position": [4, 1], "state": "Disabled" }
                                          ^^^^^^ error prop-without-network: There is no fuel network cell under this FuelConsumer at [4, 1]. Add "F" there in the fuel rows, or move the prop.
  ]
}`,
      '* Draw "F" under the FuelConsumer',
      `
{
  "networks": {
    "fuel": [".........", ".FFFF....", ".........", ".........", "........."],
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
    { "type": "FuelConsumer", "position": [4, 1], "state": "Disabled" }
  ]
}`,
      { moreProps: true },
    );
    checkFix(
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
    { "type": "FuelConsumer", "position": [6, 1], "state": "Disabled" }
                                          ^^^^^^ error prop-without-network: There is no fuel network cell under this FuelConsumer at [6, 1]. Add "F" there in the fuel rows, or move the prop.
  ]
}`,
      '* Move the FuelConsumer to [2, 1]',
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
