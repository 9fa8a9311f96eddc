import { checkFix } from '../../../testing/check-fix';

describe('the fixes of junction-carrier', () => {
  it('leave a junction one network', () => {
    checkFix(
      `
{
  "networks": {
    "fuel": [".........", ".FFFFF...", "....F....", ".........", "........."],
    "coolant": [".........", "....C....", ".CCC.....", ".........", "........."],
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
                                       ^^^^^^ error junction-carrier: Under this TJunction at [4, 1] lie fuel and coolant. Leave it one network alone: clear fuel or coolant there.
  ]
}`,
      '* Keep only the fuel network at [4, 1]',
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
