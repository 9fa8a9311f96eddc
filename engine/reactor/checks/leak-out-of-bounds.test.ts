import { checkLevelFixture } from '../testing/level-fixture';

describe('leak-out-of-bounds', () => {
  it('underlines the position', () => {
    checkLevelFixture(`
{
  "leaks": [{ "carrier": "Fuel", "position": [2, 5] }, { "carrier": "Electricity", "position": [-1, 1], "access": [0, 1] }]
                                             ^^^^^^ error leak-out-of-bounds
                                                                                               ^^^^^^^ error leak-out-of-bounds
}`);
  });

  it('reports nothing if the carrier or the position is faulty', () => {
    checkLevelFixture(`
{
  "leaks": [{ "carrier": "Steam", "position": [99, 1] }, { "carrier": "Fuel", "position": [1] }]
                         ^^^^^^^ error invalid-value
                                                                                          ^^^ error invalid-value
}`);
  });
});
