import { checkLevelFixture } from '../testing/level-fixture';

describe('robot-not-on-floor', () => {
  // design: v1-cell-robot, v1-error-robot
  it('underlines the position of a robot in a wall', () => {
    checkLevelFixture(`
{
  "robot": { "position": [0, 0] }
                         ^^^^^^ error robot-not-on-floor
}`);
  });

  it('reports nothing if the row of its cell cannot be read', () => {
    checkLevelFixture(`
{
  "terrain": [
    "#########",
    "#...x...#",
         ^ error unknown-glyph
    "#.......#",
    "#.......#",
    "#########"
  ],
  "robot": { "position": [4, 1] }
}`);
  });
});
