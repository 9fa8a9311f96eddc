import { checkLevelFixture } from '../testing/level-fixture';

describe('duplicate-leak', () => {
  it('underlines the second position', () => {
    checkLevelFixture(`
{
  "leaks": [
    { "carrier": "Fuel", "position": [2, 1] },
    { "carrier": "Fuel", "position": [2, 1], "state": "Repaired" }
                                     ^^^^^^ error duplicate-leak
  ]
}`);
  });

  it('allows two carriers to leak at one position', () => {
    checkLevelFixture(`
{
  "networks": {
    "fuel": [".........", ".FFF.....", ".........", ".........", "........."],
    "coolant": [".........", "..C......", ".CCC.....", ".........", "........."],
    "electricity": [".........", ".........", ".........", ".EEE.....", "........."]
  },
  "leaks": [{ "carrier": "Fuel", "position": [2, 1] }, { "carrier": "Coolant", "position": [2, 1] }]
}`);
  });
});
