import { checkLevelFixture } from '../testing/level-fixture';

describe('door-edge-not-floor', () => {
  // design: v1-door-errors, v1-error-door
  it('underlines the wall', () => {
    checkLevelFixture(
      `
{
  "props": [{ "type": "Door", "position": [4, 2], "state": "Open", "edge": [[4, 1], [4, 0]] }]
                                                                                    ^^^^^^ error door-edge-not-floor
}`,
      { moreProps: true },
    );
  });

  it('takes precedence over cells that are not neighbors', () => {
    checkLevelFixture(
      `
{
  "props": [{ "type": "Door", "position": [4, 2], "state": "Open", "edge": [[4, 2], [0, 0]] }]
                                                                                    ^^^^^^ error door-edge-not-floor
}`,
      { moreProps: true },
    );
  });
});
