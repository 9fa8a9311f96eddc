import { checkLevelFixture } from '../testing/level-fixture';

describe('leak-without-network', () => {
  it("underlines a cell without the carrier's network", () => {
    checkLevelFixture(`
{
  "leaks": [{ "carrier": "Coolant", "position": [2, 1] }]
                                                ^^^^^^ error leak-without-network
}`);
  });

  it('takes precedence over the wrong ground and over access', () => {
    checkLevelFixture(`
{
  "leaks": [{ "carrier": "Fuel", "position": [0, 0], "access": [5, 2] }, { "carrier": "Electricity", "position": [5, 2] }]
                                             ^^^^^^ error leak-without-network
                                                                                                                 ^^^^^^ error leak-without-network
}`);
  });

  it('is the only issue if a rule targets that leak', () => {
    checkLevelFixture(`
{
  "leaks": [{ "carrier": "Fuel", "position": [6, 1] }],
                                             ^^^^^^ error leak-without-network
  "rules": [{ "id": "a", "effects": [{ "type": "WorsenLeak", "carrier": "Fuel", "position": [6, 1] }, { "type": "StartLeak", "carrier": "Fuel", "position": [6, 1] }] }]
}`);
  });
});
