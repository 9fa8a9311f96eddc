import { checkLevelFixture } from '../testing/level-fixture';

describe('unknown-glyph', () => {
  // design: v1-cell-terrain
  it('underlines each character that means nothing in its grid', () => {
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
  it('knows each network by its own letter', () => {
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

  it('takes an emoji and a lone surrogate for one glyph each', () => {
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
