import { checkLevelFixture } from '../testing/level-fixture';

describe('binding-out-of-bounds', () => {
  // design: v1-reactor-binding-errors, v1-error-binding
  it('underlines the position', () => {
    checkLevelFixture(
      `
{
  "props": [
    { "type": "ReactorControl", "position": [5, 3], "id": "b",
      "consumers": { "fuel": [3, -1], "coolant": [3, 2], "electricity": [9, 3] } }
                             ^^^^^^^ error binding-out-of-bounds
                                                                        ^^^^^^ error binding-out-of-bounds
  ]
}`,
      { moreProps: true },
    );
  });

  it('is reported for a reactor with other faults too', () => {
    checkLevelFixture(
      `
{
  "props": [
    { "type": "ReactorControl", "position": [0, 0], "id": "b",
                                            ^^^^^^ error prop-not-on-floor
      "consumers": { "fuel": [3, 9], "coolant": [3, 2], "electricity": [3, 3] } }
                             ^^^^^^ error binding-out-of-bounds
  ]
}`,
      { moreProps: true },
    );
  });
});
