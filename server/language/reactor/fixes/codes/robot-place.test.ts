import { checkFix } from '../../../testing/check-fix';

describe('the fixes of robot-out-of-bounds, robot-not-on-floor', () => {
  it('move the robot, or clear a cell for it', () => {
    checkFix(
      `
{ "robot": { "position": [5, 9] } }
                         ^^^^^^ error robot-out-of-bounds: The robot at [5, 9] is outside the map. Move it to a floor cell.`,
      '* Move the robot to [5, 3]',
      `
{ "robot": { "position": [5, 3] } }`,
    );
    checkFix(
      `
{ "robot": { "position": [5, 0] } }
                         ^^^^^^ error robot-not-on-floor: The robot at [5, 0] is in a wall. Move it to a floor cell.`,
      '* Move the robot to [5, 1]',
      `
{ "robot": { "position": [5, 1] } }`,
    );
    checkFix(
      `
{
  "terrain": [
    "#########",
    "#...#...#",
    "#.......#",
    "#.......#",
    "#########"
  ],
  "robot": { "position": [4, 1] }
                         ^^^^^^ error robot-not-on-floor: The robot at [4, 1] is in a wall. Move it to a floor cell.
}`,
      'Make [4, 1] floor',
      `
{
  "terrain": [
    "#########",
    "#.......#",
    "#.......#",
    "#.......#",
    "#########"
  ],
  "robot": { "position": [4, 1] }
}`,
    );
  });
});
