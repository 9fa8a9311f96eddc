import { checkLevelFixture } from '../testing/level-fixture';

describe('network-loop', () => {
  // design: v1-error-loop, v1-topology-rejected
  it('underlines the first cell of a loop', () => {
    checkLevelFixture(`
{
  "networks": {
    "fuel": [
      ".........",
      ".FFF.....",
      ".........",
      "....FF...",
           ^ error network-loop
      "....FF..."
    ],
    "coolant": [".........", ".........", ".CCC.....", ".........", "........."],
    "electricity": [".........", ".........", ".........", ".EEE.....", "........."]
  }
}`);
  });

  it('reports loops that share one cell each, and loops that share a side once', () => {
    checkLevelFixture(`
{
  "networks": {
    "fuel": [
      ".....FF..",
            ^ error network-loop
      ".FFF.FF..",
      ".....FFFF",
             ^ error network-loop
      "......F.F",
      "......FFF"
    ],
    "coolant": [".........", ".........", ".CCC.....", ".........", "........."],
    "electricity": [".........", ".........", ".........", ".EEE.....", "........."]
  }
}`);
  });

  it('does not close a loop across the edge of the map', () => {
    checkLevelFixture(`
{
  "networks": {
    "fuel": [
      ".........",
      ".FFF....F",
               ^ warning orphan-network
      "F.......F",
       ^ warning orphan-network
      "F........",
      "........."
    ],
    "coolant": [".........", ".........", ".CCC.....", ".........", "........."],
    "electricity": [".........", ".........", ".........", ".EEE.....", "........."]
  }
}`);
  });
});
