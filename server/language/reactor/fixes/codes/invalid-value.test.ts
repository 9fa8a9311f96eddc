import { checkFix } from '../../../testing/check-fix';

describe('the fixes of invalid-value', () => {
  it('write a mode of the junction’s type, or give it the type of its mode', () => {
    checkFix(
      `
{
  "networks": {
    "fuel": [".........", ".FFFFF...", "....F....", ".........", "........."],
    "coolant": [".........", ".........", ".CC......", ".........", "........."],
    "electricity": [
      ".........",
      ".........",
      ".........",
      ".EEE.....",
      "........."
    ]
  },
  "props": [
    { "type": "TJunction", "position": [4, 1], "mode": "2/2/2" }
                                                       ^^^^^^^ error invalid-value: Unknown value "2/2/2" for \`mode\`. Did you mean "2/2"? Expected "0/4", "1/3", "2/2", "3/1" or "4/0".
  ]
}`,
      'Change to "2/2"',
      `
{
  "networks": {
    "fuel": [".........", ".FFFFF...", "....F....", ".........", "........."],
    "coolant": [".........", ".........", ".CC......", ".........", "........."],
    "electricity": [
      ".........",
      ".........",
      ".........",
      ".EEE.....",
      "........."
    ]
  },
  "props": [
    { "type": "TJunction", "position": [4, 1], "mode": "2/2" }
  ]
}`,
      { moreProps: true },
    );
    checkFix(
      `
{
  "networks": {
    "fuel": [".........", ".FFFFF...", "....F....", ".........", "........."],
    "coolant": [".........", ".........", ".CC......", ".........", "........."],
    "electricity": [
      ".........",
      ".........",
      ".........",
      ".EEE.....",
      "........."
    ]
  },
  "props": [
    { "type": "TJunction", "position": [4, 1], "mode": "2/2/2" }
                                                       ^^^^^^^ error invalid-value: Unknown value "2/2/2" for \`mode\`. Did you mean "2/2"? Expected "0/4", "1/3", "2/2", "3/1" or "4/0".
  ]
}`,
      'Change to a CrossJunction',
      `
{
  "networks": {
    "fuel": [".........", ".FFFFF...", "....F....", ".........", "........."],
    "coolant": [".........", ".........", ".CC......", ".........", "........."],
    "electricity": [
      ".........",
      ".........",
      ".........",
      ".EEE.....",
      "........."
    ]
  },
  "props": [
    { "type": "CrossJunction", "position": [4, 1], "mode": "2/2/2" }
  ]
}`,
      { moreProps: true },
    );
  });

  it('replace a synonym with the valid word', () => {
    checkFix(
      `
{ "props": [{ "type": "HeatRemedySupply", "position": [5, 3], "state": "empty" }] }
                                                                       ^^^^^^^ error invalid-value: Unknown value "empty" for \`state\`. Expected "Available" or "Depleted".`,
      '* Change to "Depleted"',
      `
{ "props": [{ "type": "HeatRemedySupply", "position": [5, 3], "state": "Depleted" }] }`,
      { moreProps: true },
    );
  });
});
