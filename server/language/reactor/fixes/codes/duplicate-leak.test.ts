import { checkFix } from '../../../testing/check-fix';

describe('the fixes of duplicate-leak', () => {
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
    { "carrier": "Fuel", "position": [2, 1] },
    { "carrier": "Fuel", "position": [2, 1] }
                                     ^^^^^^ error duplicate-leak: The fuel network already has a leak at [2, 1]. Remove or move this leak.
  ]
}`,
      '*! Remove the second leak',
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
    { "carrier": "Fuel", "position": [2, 1] },
    { "carrier": "Fuel", "position": [2, 1], "severity": 2 }
                                     ^^^^^^ error duplicate-leak: The fuel network already has a leak at [2, 1]. Remove or move this leak.
  ]
}`,
      '* Remove the second leak',
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
