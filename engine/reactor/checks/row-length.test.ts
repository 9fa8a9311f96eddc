import { checkLevelFixture } from '../testing/level-fixture';

describe('row-length', () => {
  it('underlines the width that all rows contradict', () => {
    checkLevelFixture(`
{
  "dimensions": { "width": 8, "height": 5 }
                           ^ error row-length
}`);
  });

  // design: v1-error-rows
  it('underlines the first character too many, and the end of a row too short', () => {
    checkLevelFixture(`
{
  "terrain": [
    "###########",
              ^ error row-length
    "#......#",
             ^ error row-length
    "",
     ^ error row-length
    "#.......#",
    "#########"
  ]
}`);
  });

  it('counts characters, not code units: an emoji is one character', () => {
    checkLevelFixture(`
{
  "terrain": [
    "###😀#####",
        ^^ error unknown-glyph
    "#.......#", "#.......#", "#.......#",
    "#########😀"
              ^^ error row-length
  ]
}`);
  });

  it('counts an escape as one character', () => {
    checkLevelFixture(`
{
  "terrain": ["\\u0023########", "#.......#", "#.......#", "#.......#", "#########\\u0023"]
                                                                                 ^^^^^^ error row-length
}`);
  });
});
