import { checkLevelFixture } from '../testing/level-fixture';

describe('leak-not-under-floor', () => {
  // design: v1-leak-floor, v1-leak-errors, v1-error-floor-leak
  it('underlines fuel and coolant in a wall', () => {
    checkLevelFixture(`
{
  "networks": {
    "fuel": [".........", "FFFF.....", ".........", ".........", "........."],
    "coolant": [".........", ".........", ".CCC.....", ".........", "........."],
    "electricity": [".........", ".........", ".........", ".EEE.....", "........."]
  },
  "leaks": [{ "carrier": "Fuel", "position": [0, 1], "access": [1, 1] }]
                                             ^^^^^^ error leak-not-under-floor
}`);
  });

  it('reports nothing under floor', () => {
    checkLevelFixture(`
{
  "leaks": [{ "carrier": "Fuel", "position": [2, 1] }, { "carrier": "Coolant", "position": [3, 2], "access": [3, 2], "state": "Repaired", "severity": 5 }]
}`);
  });
});
