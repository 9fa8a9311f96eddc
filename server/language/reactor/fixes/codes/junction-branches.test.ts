import { checkFix } from '../../../testing/check-fix';

describe('the fixes of junction-branches', () => {
  it('change a junction to the type that fits its branches, or move it', () => {
    checkFix(
      `
{
  "networks": {
    "fuel": [".........", ".FFFFF...", "....F....", ".........", "........."],
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
    { "type": "CrossJunction", "position": [4, 1], "mode": "2/2/2" }
                                           ^^^^^^ error junction-branches: Expected 4 branches of the fuel network at this CrossJunction at [4, 1], but found 3. Change the type to TJunction, or change the network next to it.
  ]
}`,
      '* Change to a TJunction',
      `
{
  "networks": {
    "fuel": [".........", ".FFFFF...", "....F....", ".........", "........."],
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
    { "type": "TJunction", "position": [5, 1], "mode": "2/2" }
                                       ^^^^^^ error junction-branches: Expected 3 branches of the fuel network at this TJunction at [5, 1], but found 1. Move it to a fork of the network, or change the network next to it.
  ]
}`,
      '* Move the TJunction to [4, 1]',
      `
{
  "networks": {
    "fuel": [".........", ".FFFFF...", "....F....", ".........", "........."],
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
    { "type": "TJunction", "position": [4, 1], "mode": "2/2" }
  ]
}`,
      { moreProps: true },
    );
  });
});
