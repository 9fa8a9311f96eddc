import { checkLevelFixture } from '../testing/level-fixture';

describe('unknown-glyph', () => {
  // design: v1-cell-terrain
  it('underlines each character that is unknown in its grid', () => {
    checkLevelFixture(`
{
  "terrain": [
    "F########",
     ^ error unknown-glyph
    "#.......#", "#.......#", "#.......#",
    "x#######x"
     ^ error unknown-glyph
             ^ error unknown-glyph
  ]
}`);
  });

  // design: v1-cell-networks
  it("accepts each network's own letter only", () => {
    checkLevelFixture(`
{
  "networks": {
    "fuel": [".........", ".FFF.....", ".........", ".........", "........."],
    "coolant": [
      ".........",
      ".........",
      ".CCC...Ec",
              ^ error unknown-glyph
               ^ error unknown-glyph
      "#........",
       ^ error unknown-glyph
      "........."
    ],
    "electricity": [".........", ".........", ".........", ".EEE.....", "........."]
  }
}`);
  });

  it('counts an emoji and a lone surrogate as one glyph each', () => {
    checkLevelFixture(`
{
  "terrain": ["#########", "#.😀..\\ud800..#", "#.......#", "#.......#", "#########"]
                              ^^ error unknown-glyph
                                  ^^^^^^ error unknown-glyph
}`);
  });

  it('reads an escaped glyph', () => {
    checkLevelFixture(`
{
  "terrain": ["\\u0023########", "#.......#", "#.......#", "#.......#", "#########"]
}`);
  });
});
