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

  it('asks the balance for the most', () => {
    checkLevelFixture(
      `
{
  "dimensions": { "width": 9, "height": 5 }
                                        ^ error dimensions-too-large
}`,
      { balance: { grid: { maxHeight: 4 } } },
    );
  });

  it('is not said of a size that is no integer, which the rows tell as well', () => {
    checkLevelFixture(`
{
  "dimensions": { "width": 9.5, "height": 1e999 }
                           ^^^ error invalid-value
                                          ^^^^^ error invalid-value
}`);
  });
});
