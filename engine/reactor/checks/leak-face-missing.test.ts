import { checkLevelFixture } from '../testing/level-fixture';

describe('leak-face-missing', () => {
  // design: v1-leak-wall, v1-leak-errors, v1-error-wall-leak
  it('underlines the leak, on its first line', () => {
    checkLevelFixture(`
{
  "networks": {
    "fuel": [".........", ".FFF.....", ".........", ".........", "........."],
    "coolant": [".........", ".........", ".CCC.....", ".........", "........."],
    "electricity": [".........", "E........", "E........", "EEEE.....", "........."]
  },
  "leaks": [
    { "carrier": "Electricity",
    ^^^^^^^^^^^^^^^^^^^^^^^^^^^ error leak-face-missing
      "position": [0, 1] }
  ]
}`);
  });

  it('is not reported if access is misspelled', () => {
    checkLevelFixture(`
{
  "networks": {
    "fuel": [".........", ".FFF.....", ".........", ".........", "........."],
    "coolant": [".........", ".........", ".CCC.....", ".........", "........."],
    "electricity": [".........", "E........", "E........", "EEEE.....", "........."]
  },
  "leaks": [{ "carrier": "Electricity", "position": [0, 1], "acess": [1, 1] }]
                                                            ^^^^^^^ error unknown-field
}`);
  });
});
