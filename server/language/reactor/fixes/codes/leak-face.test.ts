import { checkFix } from '../../../testing/check-fix';

describe('the fixes of leak-face-missing, leak-face-invalid', () => {
  it('give a leak a face', () => {
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
    { "carrier": "Electricity", "position": [2, 3] }
    ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ error leak-face-missing: Missing \`access\` for this leak at [2, 3]: the floor cell that it leaks into. Expected [2, 2], [3, 3] or [1, 3].
  ]
}`,
      'Set access to [2, 2]',
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
    { "carrier": "Electricity", "position": [2, 3], "access": [2, 2] }
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
    { "carrier": "Electricity", "position": [2, 3], "access": [2, 1] }
                                                              ^^^^^^ error leak-face-invalid: [2, 1] is not a floor cell next to the leak at [2, 3]. Expected [2, 2], [3, 3] or [1, 3].
  ]
}`,
      'Set access to [2, 2]',
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
    { "carrier": "Electricity", "position": [2, 3], "access": [2, 2] }
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
    "####....#",
    "#########"
  ],
  "robot": { "position": [5, 2] },
  "leaks": [
    { "carrier": "Electricity", "position": [2, 3] }
    ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ error leak-face-missing: Missing \`access\` for this leak at [2, 3]: the floor cell that it leaks into. Expected [2, 2].
  ]
}`,
      '* Set access to [2, 2]',
      `
{
  "terrain": [
    "#########",
    "#.......#",
    "#.......#",
    "####....#",
    "#########"
  ],
  "robot": { "position": [5, 2] },
  "leaks": [
    { "carrier": "Electricity", "position": [2, 3], "access": [2, 2] }
  ]
}`,
    );
  });
});
