import { checkLevelFixture } from '../testing/level-fixture';

describe('row-count', () => {
  // design: v1-error-rows
  it('underlines the height that all grids contradict', () => {
    checkLevelFixture(`
{
  "dimensions": { "width": 9, "height": 6 }
                                        ^ error row-count
}`);
  });

  it('underlines the height even if the grids have no rows', () => {
    checkLevelFixture(`
{
  "terrain": [], "networks": { "fuel": [], "coolant": [], "electricity": [] },
  "dimensions": { "width": 9, "height": 5 }
                                        ^ error row-count
}`);
  });

  it('underlines the one grid that differs, on its first line', () => {
    checkLevelFixture(`
{
  "terrain": [
             ^ error row-count
    "#########",
    "#.......#"
  ]
}`);
  });

  it('underlines a grid without rows', () => {
    checkLevelFixture(`
{
  "networks": { "fuel": [], "coolant": [],
                        ^^ error row-count
                                       ^^ error row-count
    "electricity": [".........", ".........", ".........", ".EEE.....", "........."] }
}`);
  });

  it('reports nothing about a grid that is not a list', () => {
    checkLevelFixture(`
{
  "terrain": "#########"
             ^^^^^^^^^^^ error wrong-type
}`);
  });
});
