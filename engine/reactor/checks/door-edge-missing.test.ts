import { checkLevelFixture } from '../testing/level-fixture';

describe('door-edge-missing', () => {
  // design: v1-door-errors, v1-error-door
  it('underlines a door without an edge', () => {
    checkLevelFixture(
      `
{
  "props": [{ "type": "Door", "position": [4, 2], "state": "Open" }]
            ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ error door-edge-missing
}`,
      { moreProps: true },
    );
  });

  it('underlines an edge of fewer than two cells', () => {
    checkLevelFixture(
      `
{
  "props": [
    { "type": "Door", "position": [4, 2], "state": "Open", "edge": [] },
                                                                   ^^ error door-edge-missing
    { "type": "Door", "position": [4, 1], "state": "Open", "edge": [[4, 1]] }
                                                                   ^^^^^^^^ error door-edge-missing
  ]
}`,
      { moreProps: true },
    );
  });

  it('is not reported for three cells or a misspelled key', () => {
    checkLevelFixture(
      `
{
  "props": [
    { "type": "Door", "position": [4, 2], "state": "Open", "edge": [[4, 2], [4, 1], [4, 3]] },
                                                                   ^^^^^^^^^^^^^^^^^^^^^^^^ error invalid-value
    { "type": "Door", "position": [4, 1], "state": "Open", "egde": [[4, 1], [4, 2]] }
                                                           ^^^^^^ error unknown-field
  ]
}`,
      { moreProps: true },
    );
  });
});
