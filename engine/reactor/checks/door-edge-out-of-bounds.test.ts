import { checkLevelFixture } from '../testing/level-fixture';

describe('door-edge-out-of-bounds', () => {
  // design: v1-door-errors, v1-error-door
  it('underlines the cell', () => {
    checkLevelFixture(
      `
{
  "props": [{ "type": "Door", "position": [4, 2], "state": "Open", "edge": [[8, 2], [9, 2]] }]
                                                                                    ^^^^^^ error door-edge-out-of-bounds
}`,
      { moreProps: true },
    );
  });

  it('is the only issue of an edge that also crosses a wall', () => {
    checkLevelFixture(
      `
{
  "props": [{ "type": "Door", "position": [4, 2], "state": "Open", "edge": [[4, -1], [4, 0]] }]
                                                                            ^^^^^^^ error door-edge-out-of-bounds
}`,
      { moreProps: true },
    );
  });
});
