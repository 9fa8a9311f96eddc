import { checkLevelFixture } from '../testing/level-fixture';

describe('door-apart', () => {
  it('underlines the position of a door that is not next to its edge', () => {
    checkLevelFixture(
      `
{
  "props": [{ "type": "Door", "position": [4, 2], "state": "Open", "edge": [[6, 1], [6, 2]] }]
                                          ^^^^^^ warning door-apart
}`,
      { moreProps: true },
    );
  });

  it('reports nothing on either side of the edge', () => {
    checkLevelFixture(
      `
{
  "props": [
    { "type": "Door", "position": [4, 2], "state": "Open", "edge": [[4, 2], [5, 2]] },
    { "type": "Door", "position": [5, 3], "state": "Open", "edge": [[4, 3], [5, 3]] }
  ]
}`,
      { moreProps: true },
    );
  });

  it('reports nothing about a faulty edge or position', () => {
    checkLevelFixture(
      `
{
  "props": [
    { "type": "Door", "position": [4, 2], "state": "Open", "edge": [[6, 1], [7, 2]] },
                                                                   ^^^^^^^^^^^^^^^^ error door-edge-not-adjacent
    { "type": "Door", "position": [0, 0], "state": "Open", "edge": [[6, 1], [6, 2]] }
                                  ^^^^^^ error prop-not-on-floor
  ]
}`,
      { moreProps: true },
    );
  });
});
