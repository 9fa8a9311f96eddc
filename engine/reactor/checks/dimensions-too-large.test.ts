import { checkLevelFixture } from '../testing/level-fixture';

describe('dimensions-too-large', () => {
  it('underlines a claim of ten million cells, and nothing else', () => {
    checkLevelFixture(`
{
  "dimensions": { "width": 10000, "height": 1000 },
                           ^^^^^ error dimensions-too-large
  "terrain": [], "networks": { "fuel": [], "coolant": [], "electricity": [] }
}`);
  });

  it('reads the maximum from the balance', () => {
    checkLevelFixture(
      `
{
  "dimensions": { "width": 9, "height": 5 }
                                        ^ error dimensions-too-large
}`,
      { balance: { grid: { maxHeight: 4 } } },
    );
  });

  it('is not reported for a size that is not an integer', () => {
    checkLevelFixture(`
{
  "dimensions": { "width": 9.5, "height": 1e999 }
                           ^^^ error invalid-value
                                          ^^^^^ error invalid-value
}`);
  });
});
