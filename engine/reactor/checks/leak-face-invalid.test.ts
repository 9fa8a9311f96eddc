import { checkLevelFixture } from '../testing/level-fixture';

describe('leak-face-invalid', () => {
  // design: v1-leak-wall, v1-leak-errors, v1-error-wall-leak
  it('underlines a wall, a cell further off, the leak itself, and one off the map', () => {
    checkLevelFixture(`
{
  "networks": {
    "fuel": [".........", ".FFF.....", ".........", ".........", "........."],
    "coolant": [".........", ".........", ".CCC.....", ".........", "........."],
    "electricity": [".........", "E........", "E........", "EEEE.....", "........."]
  },
  "leaks": [
    { "carrier": "Electricity", "position": [0, 1], "access": [0, 2] },
                                                              ^^^^^^ error leak-face-invalid
    { "carrier": "Electricity", "position": [0, 2], "access": [2, 2] },
                                                              ^^^^^^ error leak-face-invalid
    { "carrier": "Electricity", "position": [0, 3], "access": [-1, 3] }
                                                              ^^^^^^^ error leak-face-invalid
  ]
}`);
  });

  // design: v1-wall
  it('accepts floor next to it, and does not wrap to the row above', () => {
    checkLevelFixture(`
{
  "networks": {
    "fuel": [".........", ".FFF.....", ".........", ".........", "........."],
    "coolant": [".........", ".........", ".CCC.....", ".........", "........."],
    "electricity": [".........", "E........", "E........", "EEEE.....", "........."]
  },
  "leaks": [
    { "carrier": "Electricity", "position": [0, 1], "access": [1, 1] },
    { "carrier": "Electricity", "position": [0, 2], "access": [8, 1] }
                                                              ^^^^^^ error leak-face-invalid
  ]
}`);
  });
});
