import { checkLevelFixture } from '../testing/level-fixture';

describe('prop-out-of-bounds', () => {
  // design: v1-error-prop
  it('underlines the position', () => {
    checkLevelFixture(
      `
{
  "props": [{ "type": "AllSeeingEyeTerminal", "position": [4, 5] }]
                                                          ^^^^^^ error prop-out-of-bounds
}`,
      { moreProps: true },
    );
  });

  it('is the only issue of a flow prop without network', () => {
    checkLevelFixture(
      `
{
  "props": [{ "type": "FuelFlow", "position": [9, 9], "state": "Enabled" }]
                                              ^^^^^^ error prop-out-of-bounds
}`,
      { moreProps: true },
    );
  });

  it('is reported even if the type is unknown', () => {
    checkLevelFixture(
      `
{
  "props": [{ "type": "FuelFlo", "position": [9, 9] }]
                      ^^^^^^^^^ error invalid-value
                                             ^^^^^^ error prop-out-of-bounds
}`,
      { moreProps: true },
    );
  });
});
