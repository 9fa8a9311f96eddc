import { checkLevelFixture } from '../testing/level-fixture';

describe('junction-carrier', () => {
  // design: v1-junction-carrier, v1-error-junction-carrier
  it('underlines a junction on no network, and on two', () => {
    checkLevelFixture(
      `
{
  "networks": {
    "fuel": [".........", ".FFF.....", ".........", ".........", "........."],
    "coolant": [
      ".........",
      "..C......",
      ".CCC.....",
      ".........",
      "........."
    ],
    "electricity": [".........", ".........", ".........", ".EEE.....", "........."]
  },
  "props": [
    { "type": "TJunction", "position": [5, 3], "mode": "2/2" },
                                       ^^^^^^ error junction-carrier
    { "type": "TJunction", "position": [2, 1], "mode": "2/2" }
                                       ^^^^^^ error junction-carrier
  ]
}`,
      { moreProps: true },
    );
  });

  it('takes precedence over the wall that it is in', () => {
    checkLevelFixture(
      `
{
  "props": [{ "type": "CrossJunction", "position": [0, 0], "mode": "2/2/2" }]
                                                   ^^^^^^ error junction-carrier
}`,
      { moreProps: true },
    );
  });

  it('reports nothing if a row cannot be read', () => {
    checkLevelFixture(
      `
{
  "networks": {
    "fuel": [".........", ".FFF.....", ".........", ".........", "........."],
    "coolant": [
      ".........",
      "..x......",
         ^ error unknown-glyph
      ".CCC.....",
      ".........",
      "........."
    ],
    "electricity": [".........", ".........", ".........", ".EEE.....", "........."]
  },
  "props": [{ "type": "TJunction", "position": [2, 1], "mode": "2/2" }]
}`,
      { moreProps: true },
    );
  });
});
