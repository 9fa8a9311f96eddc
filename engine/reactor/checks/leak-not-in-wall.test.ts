import { checkLevelFixture } from '../testing/level-fixture';

describe('leak-not-in-wall', () => {
  // design: v1-leak-wall, v1-leak-errors, v1-error-wall-leak
  it('underlines electricity under floor', () => {
    checkLevelFixture(`
{
  "leaks": [{ "carrier": "Electricity", "position": [2, 3], "access": [2, 2] }]
                                                    ^^^^^^ error leak-not-in-wall
}`);
  });

  it('takes precedence over a missing face', () => {
    checkLevelFixture(`
{
  "leaks": [{ "carrier": "Electricity", "position": [2, 3] }]
                                                    ^^^^^^ error leak-not-in-wall
}`);
  });
});
