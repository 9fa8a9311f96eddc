import { checkLevelFixture } from '../testing/level-fixture';

describe('dimensions-too-small', () => {
  // design: v1-error-dimensions
  it('underlines each size below the minimum', () => {
    checkLevelFixture(`
{
  "dimensions": { "width": 2, "height": -1 }
                           ^ error dimensions-too-small
                                        ^^ error dimensions-too-small
}`);
  });

  it('reads the minimum from the balance', () => {
    checkLevelFixture(
      `
{
  "dimensions": { "width": 9, "height": 5 }
                           ^ error dimensions-too-small
}`,
      { balance: { grid: { minWidth: 10 } } },
    );
  });
});
