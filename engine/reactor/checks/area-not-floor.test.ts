import { checkLevelFixture } from '../testing/level-fixture';

describe('area-not-floor', () => {
  it('underlines a wall and a cell off the map', () => {
    checkLevelFixture(
      `
{
  "props": [
    { "type": "ReactorControl", "position": [5, 3], "id": "b", "consumers": { "fuel": [3, 1], "coolant": [3, 2], "electricity": [3, 3] },
      "area": [[5, 3], [0, 0], [9, 9]] }
                       ^^^^^^ error area-not-floor
                               ^^^^^^ error area-not-floor
  ]
}`,
      { moreProps: true },
    );
  });

  it('underlines a repeated cell as an invalid value', () => {
    checkLevelFixture(
      `
{
  "props": [
    { "type": "ReactorControl", "position": [5, 3], "id": "b", "consumers": { "fuel": [3, 1], "coolant": [3, 2], "electricity": [3, 3] },
      "area": [[5, 3], [5, 2], [5, 3]] }
                               ^^^^^^ error invalid-value
  ]
}`,
      { moreProps: true },
    );
  });

  it('underlines an empty area as an invalid value', () => {
    checkLevelFixture(
      `
{
  "props": [
    { "type": "ReactorControl", "position": [5, 3], "id": "b", "consumers": { "fuel": [3, 1], "coolant": [3, 2], "electricity": [3, 3] },
      "area": [] }
              ^^ error invalid-value
  ]
}`,
      { moreProps: true },
    );
  });

  it('reports nothing about a cell in a row that cannot be read', () => {
    checkLevelFixture(
      `
{
  "terrain": ["#########", "#.......#", "#.......#", "#....x..#", "#########"],
                                                           ^ error unknown-glyph
  "props": [
    { "type": "ReactorControl", "position": [5, 3], "id": "b", "consumers": { "fuel": [3, 1], "coolant": [3, 2], "electricity": [3, 3] },
      "area": [[5, 3]] }
  ]
}`,
      { moreProps: true },
    );
  });
});
