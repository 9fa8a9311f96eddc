import { checkLevelFixture } from '../testing/level-fixture';

describe('door-edge-not-adjacent', () => {
  // design: v1-door-errors, v1-error-door
  it('underlines an edge over a corner', () => {
    checkLevelFixture(
      `
{
  "props": [{ "type": "Door", "position": [4, 2], "state": "Open", "edge": [[4, 1], [5, 2]] }]
                                                                           ^^^^^^^^^^^^^^^^ error door-edge-not-adjacent
}`,
      { moreProps: true },
    );
  });

  it('underlines an edge of one cell with itself', () => {
    checkLevelFixture(
      `
{
  "props": [{ "type": "Door", "position": [4, 2], "state": "Open", "edge": [[4, 2], [4, 2]] }]
                                                                           ^^^^^^^^^^^^^^^^ error door-edge-not-adjacent
}`,
      { moreProps: true },
    );
  });

  it('does not treat the end of a row as a neighbor of the next row', () => {
    checkLevelFixture(
      `
{
  "terrain": ["#########", "#........", ".........", "........#", "#########"],
  "props": [{ "type": "Door", "position": [8, 1], "state": "Open", "edge": [[8, 1], [0, 2]] }]
                                                                           ^^^^^^^^^^^^^^^^ error door-edge-not-adjacent
}`,
      { moreProps: true },
    );
  });

  it('allows two doors to share an edge', () => {
    checkLevelFixture(
      `
{
  "props": [
    { "type": "Door", "position": [4, 2], "state": "Open", "edge": [[4, 2], [4, 1]] },
    { "type": "Door", "position": [4, 1], "state": "Closed", "edge": [[4, 1], [4, 2]] }
  ]
}`,
      { moreProps: true },
    );
  });
});
