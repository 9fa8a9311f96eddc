import { checkLevelFixture } from '../testing/level-fixture';

describe('prop-not-on-floor', () => {
  // design: v1-prop-on-floor, v1-error-prop
  it('underlines a prop in a wall', () => {
    checkLevelFixture(
      `
{
  "props": [{ "type": "AllSeeingEyeTerminal", "position": [0, 0] }]
                                                          ^^^^^^ error prop-not-on-floor
}`,
      { moreProps: true },
    );
  });

  it('is the only issue of a door whose edge has that wall too', () => {
    checkLevelFixture(
      `
{
  "props": [{ "type": "Door", "position": [0, 2], "state": "Open", "edge": [[0, 2], [1, 2]] }]
                                          ^^^^^^ error prop-not-on-floor
}`,
      { moreProps: true },
    );
  });

  it('is the only issue of a reactor whose area has that wall too', () => {
    checkLevelFixture(
      `
{
  "props": [
    { "type": "ReactorControl", "position": [0, 2], "id": "b", "area": [[0, 2], [1, 2]],
                                            ^^^^^^ error prop-not-on-floor
      "consumers": { "fuel": [3, 1], "coolant": [3, 2], "electricity": [3, 3] } }
  ]
}`,
      { moreProps: true },
    );
  });
});
