import { checkLevelFixture } from '../testing/level-fixture';

describe('rule-invalid-leak', () => {
  // design: v1-leak-rejected, v1-error-rule-leak
  it('underlines what is invalid for an authored leak too', () => {
    checkLevelFixture(`
{
  "networks": {
    "fuel": [".........", ".FFF.....", ".........", ".........", "........."],
    "coolant": [".........", ".........", ".CCC.....", ".........", "........."],
    "electricity": [".........", "E........", "E........", "EEEE.....", "........."]
  },
  "rules": [{ "id": "a", "effects": [
    { "type": "StartLeak", "carrier": "Fuel", "position": [9, 9] },
                                                          ^^^^^^ error rule-invalid-leak
    { "type": "StartLeak", "carrier": "Coolant", "position": [2, 1] },
                                                             ^^^^^^ error rule-invalid-leak
    { "type": "StartLeak", "carrier": "Fuel", "position": [2, 1], "access": [3, 1] },
                                                                            ^^^^^^ error rule-invalid-leak
    { "type": "StartLeak", "carrier": "Electricity", "position": [2, 3], "access": [2, 2] },
                                                                 ^^^^^^ error rule-invalid-leak
    { "type": "StartLeak", "carrier": "Electricity", "position": [0, 1], "access": [5, 2] },
                                                                                   ^^^^^^ error rule-invalid-leak
    { "type": "StartLeak", "carrier": "Electricity", "position": [0, 2] }
    ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ error rule-invalid-leak
  ] }]
}`);
  });

  it('allows a rule to reopen an authored leak in its place', () => {
    checkLevelFixture(`
{
  "networks": {
    "fuel": [".........", ".FFF.....", ".........", ".........", "........."],
    "coolant": [".........", ".........", ".CCC.....", ".........", "........."],
    "electricity": [".........", "E........", "E........", "EEEE.....", "........."]
  },
  "leaks": [{ "carrier": "Electricity", "position": [0, 1], "access": [1, 1] }],
  "rules": [{ "id": "a", "effects": [{ "type": "StartLeak", "carrier": "Electricity", "position": [0, 1] }] }]
}`);
  });

  it('reports nothing if the target may be a faulty authored leak', () => {
    checkLevelFixture(`
{
  "networks": {
    "fuel": [".........", ".FFF.....", ".........", ".........", "........."],
    "coolant": [".........", ".........", ".CCC.....", ".........", "........."],
    "electricity": [".........", "E........", "E........", "EEEE.....", "........."]
  },
  "leaks": [{ "carrier": "Electricity", "position": null, "access": [1, 1] }],
                                                    ^^^^ error wrong-type
  "rules": [{ "id": "a", "effects": [{ "type": "StartLeak", "carrier": "Electricity", "position": [0, 1] }] }]
}`);
  });

  it('is the only issue if another rule worsens that leak', () => {
    checkLevelFixture(`
{
  "rules": [{ "id": "a", "effects": [
    { "type": "StartLeak", "carrier": "Fuel", "position": [2, 2] },
                                                          ^^^^^^ error rule-invalid-leak
    { "type": "WorsenLeak", "carrier": "Fuel", "position": [2, 1] }
  ] }]
}`);
  });
});
