import { checkFix } from '../../../testing/check-fix';

describe('the fixes of leak-without-network, leak-out-of-bounds', () => {
  it('change a leak to the carrier at its cell', () => {
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
    { "carrier": "Electricity", "position": [2, 1] }
                                            ^^^^^^ error leak-without-network: There is no electricity network cell at [2, 1], so nothing can leak there. Add "E" in the electricity rows, or move the leak.
  ]
}`,
      '* Change to a Fuel leak',
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
    { "carrier": "Fuel", "position": [2, 3] }
                                     ^^^^^^ error leak-without-network: There is no fuel network cell at [2, 3], so nothing can leak there. Add "F" in the fuel rows, or move the leak.
  ]
}`,
      '* Change to an Electricity leak',
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
  });

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
    { "carrier": "Fuel", "position": [2, 9] }
                                     ^^^^^^ error leak-out-of-bounds: This leak at [2, 9] is outside the map. Expected the position of a fuel network cell.
  ]
}`,
      '* Move the leak to [2, 1]',
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

  it('draw the network under a leak', () => {
    checkFix(
      `
{
  "networks": {
    "fuel": [".........", ".FFF.....", ".........", ".........", "........."],
    "coolant": [".........", ".........", ".CCC.....", ".........", "........."],
    "electricity": [
      ".........",
      ".........",
      ".........",
      ".EEE.....",
      "........."
    ]
  },
  "leaks": [
    { "carrier": "Fuel", "position": [4, 1] }
                                     ^^^^^^ error leak-without-network: There is no fuel network cell at [4, 1], so nothing can leak there. Add "F" in the fuel rows, or move the leak.
  ]
}`,
      '* Draw "F" at [4, 1]',
      `
{
  "networks": {
    "fuel": [".........", ".FFFF....", ".........", ".........", "........."],
    "coolant": [".........", ".........", ".CCC.....", ".........", "........."],
    "electricity": [
      ".........",
      ".........",
      ".........",
      ".EEE.....",
      "........."
    ]
  },
  "leaks": [
    { "carrier": "Fuel", "position": [4, 1] }
  ]
}`,
    );
  });
});
