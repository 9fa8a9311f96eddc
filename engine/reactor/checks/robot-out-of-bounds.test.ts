import { checkLevelFixture } from '../testing/level-fixture';

describe('robot-out-of-bounds', () => {
  // design: v1-error-robot
  it('underlines a column beyond the last', () => {
    checkLevelFixture(`
{
  "robot": { "position": [9, 1] }
                         ^^^^^^ error robot-out-of-bounds
}`);
  });

  it('underlines a negative row, which is not a cell of the row above', () => {
    checkLevelFixture(`
{
  "robot": { "position": [4, -1] }
                         ^^^^^^^ error robot-out-of-bounds
}`);
  });

  it('is reported for a negative coordinate even if the size of the map is unknown', () => {
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

  it('reports nothing about an invalid position', () => {
    checkLevelFixture(`
{
  "robot": { "position": [99, "1"] }
                              ^^^ error wrong-type
}`);
  });
});
