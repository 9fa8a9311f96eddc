import { checkLevelFixture } from '../testing/level-fixture';

describe('robot-out-of-bounds', () => {
  // design: v1-error-robot
  it('underlines a column behind the last', () => {
    checkLevelFixture(`
{
  "robot": { "position": [9, 1] }
                         ^^^^^^ error robot-out-of-bounds
}`);
  });

  it('underlines a negative row, which is no cell of the row above', () => {
    checkLevelFixture(`
{
  "robot": { "position": [4, -1] }
                         ^^^^^^^ error robot-out-of-bounds
}`);
  });

  it('is known from a negative coordinate where the size of the map is not', () => {
    checkLevelFixture(`
{
  "dimensions": null,
                ^^^^ error wrong-type
  "terrain": null,
             ^^^^ error wrong-type
  "networks": null,
              ^^^^ error wrong-type
  "props": null,
           ^^^^ error wrong-type
  "robot": { "position": [0, -1] }
                         ^^^^^^^ error robot-out-of-bounds
}`);
  });

  it('says nothing of a position that is none', () => {
    checkLevelFixture(`
{
  "robot": { "position": [99, "1"] }
                              ^^^ error wrong-type
}`);
  });
});
