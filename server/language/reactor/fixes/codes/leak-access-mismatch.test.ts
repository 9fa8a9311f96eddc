import { checkFix } from '../../../testing/check-fix';

describe('the fixes of leak-access-mismatch', () => {
  it('move a leak, remove its access, remove a second one', () => {
    checkFix(
      `
{
  "terrain": [
    "#########",
    "#.......#",
    "#.......#",
    "#.#.....#",
    "#########"
  ],
  "robot": { "position": [5, 2] },
  "leaks": [
    { "carrier": "Fuel", "position": [2, 1], "access": [2, 2] }
                                                       ^^^^^^ error leak-access-mismatch: The \`access\` of a fuel leak must be its own position. Remove \`access\`, or change it to [2, 1].
  ]
}`,
      '* Remove "access"',
      `
{
  "terrain": [
    "#########",
    "#.......#",
    "#.......#",
    "#.#.....#",
    "#########"
  ],
  "robot": { "position": [5, 2] },
  "leaks": [
    { "carrier": "Fuel", "position": [2, 1] }
  ]
}`,
    );
  });
});
