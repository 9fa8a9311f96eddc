import { checkLevelFixture } from '../testing/level-fixture';

describe('junction-branches', () => {
  // design: v1-junction-t, v1-junction-cross
  it('underlines a T with two branches, and a cross with three', () => {
    checkLevelFixture(
      `
{
  "networks": {
    "fuel": [".........", ".FFFFFF..", "..F......", ".........", "........."],
    "coolant": [".........", ".........", ".CCC.....", ".........", "........."],
    "electricity": [".........", ".........", ".........", ".EEE.....", "........."]
  },
  "props": [
    { "type": "TJunction", "position": [5, 1], "mode": "2/2" },
                                       ^^^^^^ error junction-branches
    { "type": "CrossJunction", "position": [2, 1], "mode": "2/2/2" }
                                           ^^^^^^ error junction-branches
  ]
}`,
      { moreProps: true },
    );
  });

  it('reports nothing at a fork', () => {
    checkLevelFixture(
      `
{
  "networks": {
    "fuel": [".........", ".FFF.....", "..F......", ".........", "........."],
    "coolant": [".........", ".........", ".CCC.....", ".........", "........."],
    "electricity": [".........", ".........", ".........", ".EEE.....", "........."]
  },
  "props": [{ "type": "TJunction", "position": [2, 1], "mode": "2/2" }]
}`,
      { moreProps: true },
    );
  });

  it('does not count the branches of a loop', () => {
    checkLevelFixture(
      `
{
  "networks": {
    "fuel": [
      "..FF.....",
         ^ error network-loop
      ".FFF.....",
      "..F......",
      ".........",
      "........."
    ],
    "coolant": [".........", ".........", ".CCC.....", ".........", "........."],
    "electricity": [".........", ".........", ".........", ".EEE.....", "........."]
  },
  "props": [{ "type": "TJunction", "position": [2, 1], "mode": "2/2" }]
}`,
      { moreProps: true },
    );
  });

  it('does not count a branch that another issue explains', () => {
    checkLevelFixture(
      `
{
  "networks": {
    "fuel": [".........", ".FFF.....", ".........", ".........", "........."],
    "coolant": [".........", ".........", ".CCC.....", ".........", "........."],
    "electricity": [".........", ".........", ".........", ".EEE.....", "........."]
  },
  "leaks": [{ "carrier": "Fuel", "position": [2, 2] }],
                                             ^^^^^^ error leak-without-network
  "props": [{ "type": "TJunction", "position": [2, 1], "mode": "2/2" }]
}`,
      { moreProps: true },
    );
  });

  it('reports nothing if a neighbor cannot be read', () => {
    checkLevelFixture(
      `
{
  "networks": {
    "fuel": [
      ".........",
      ".FFF.....",
      "..x......",
         ^ error unknown-glyph
      ".........",
      "........."
    ],
    "coolant": [".........", ".........", ".CCC.....", ".........", "........."],
    "electricity": [".........", ".........", ".........", ".EEE.....", "........."]
  },
  "props": [{ "type": "TJunction", "position": [2, 1], "mode": "2/2" }]
}`,
      { moreProps: true },
    );
  });
});
