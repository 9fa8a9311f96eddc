import { checkLevelFixture } from '../testing/level-fixture';

describe('prop-without-network', () => {
  // design: v1-prop-carrier
  it('underlines a flow prop off its network', () => {
    checkLevelFixture(
      `
{
  "props": [{ "type": "FuelFlow", "position": [5, 1], "state": "Enabled" }]
                                              ^^^^^^ error prop-without-network
}`,
      { moreProps: true },
    );
  });

  // design: v1-prop-carrier
  it('underlines a consumer on the network of another carrier', () => {
    checkLevelFixture(
      `
{
  "props": [{ "type": "FuelConsumer", "position": [2, 2], "state": "Enabled" }]
                                                  ^^^^^^ error prop-without-network
}`,
      { moreProps: true },
    );
  });

  it('takes precedence over the wall that the prop is in', () => {
    checkLevelFixture(
      `
{
  "props": [{ "type": "FuelFlow", "position": [0, 0], "state": "Enabled" }]
                                              ^^^^^^ error prop-without-network
}`,
      { moreProps: true },
    );
  });

  it('reports nothing if the row cannot be read', () => {
    checkLevelFixture(
      `
{
  "networks": {
    "fuel": [".........", ".FFFx....", ".........", ".........", "........."],
                               ^ error unknown-glyph
    "coolant": [".........", ".........", ".CCC.....", ".........", "........."],
    "electricity": [".........", ".........", ".........", ".EEE.....", "........."]
  },
  "props": [{ "type": "FuelFlow", "position": [4, 1], "state": "Enabled" }]
}`,
      { moreProps: true },
    );
  });
});
