import { checkLevelFixture } from '../testing/level-fixture';

describe('prop-overlap', () => {
  // design: v1-cell-prop
  it('underlines the later prop', () => {
    checkLevelFixture(
      `
{
  "props": [
    { "type": "AllSeeingEyeTerminal", "position": [5, 3] },
    { "type": "AllSeeingEyeTerminal", "position": [5, 3] }
                                                  ^^^^^^ error prop-overlap
  ]
}`,
      { moreProps: true },
    );
  });

  it('does not report the id of a reactor that is listed twice', () => {
    checkLevelFixture(
      `
{
  "props": [
    { "type": "ReactorControl", "position": [5, 3], "id": "b",
      "consumers": { "fuel": [3, 1], "coolant": [3, 2], "electricity": [3, 3] } },
    { "type": "ReactorControl", "position": [5, 3], "id": "b",
                                            ^^^^^^ error prop-overlap
      "consumers": { "fuel": [3, 1], "coolant": [3, 2], "electricity": [3, 3] } }
  ]
}`,
      { moreProps: true },
    );
  });

  it('does not count a prop that is faulty for another reason', () => {
    checkLevelFixture(
      `
{
  "props": [
    { "type": "FuelFlow", "position": [5, 3], "state": "Enabled" },
                                      ^^^^^^ error prop-without-network
    { "type": "AllSeeingEyeTerminal", "position": [5, 3] }
  ]
}`,
      { moreProps: true },
    );
  });
});
