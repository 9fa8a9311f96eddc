import { checkFix } from '../../../testing/check-fix';

describe('the fixes of junction-carrier', () => {
  it('leave a single network at a junction', () => {
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
                                       ^^^^^^ error junction-carrier: This TJunction at [4, 1] is on more than one network: fuel and coolant. Clear all but one of them there.
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
