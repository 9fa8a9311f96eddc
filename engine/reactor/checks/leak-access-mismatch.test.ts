import { checkLevelFixture } from '../testing/level-fixture';

describe('leak-access-mismatch', () => {
  // design: v1-leak-floor, v1-leak-errors
  it('underlines access to another cell', () => {
    checkLevelFixture(`
{
  "leaks": [{ "carrier": "Fuel", "position": [2, 1], "access": [2, 2] }]
                                                               ^^^^^^ error leak-access-mismatch
}`);
  });

  it("accepts the leak's own cell, and no access", () => {
    checkLevelFixture(`
{
  "leaks": [{ "carrier": "Fuel", "position": [2, 1], "access": [2, 1] }, { "carrier": "Fuel", "position": [1, 1] }]
}`);
  });
});
