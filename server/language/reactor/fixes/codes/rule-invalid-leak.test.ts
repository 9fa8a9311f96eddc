import { checkFix } from '../../../testing/check-fix';

describe('the fixes of rule-invalid-leak', () => {
  it('fix the leak that a rule starts', () => {
    checkFix(
      `
{
  "rules": [
    {
      "id": "a",
      "predicates": [],
      "effects": [{ "type": "StartLeak", "carrier": "Coolant", "position": [2, 1] }]
                                                                           ^^^^^^ error rule-invalid-leak: There is no coolant network cell at [2, 1], so nothing can leak there.
    }
  ]
}`,
      '* Change to a Fuel leak',
      `
{
  "rules": [
    {
      "id": "a",
      "predicates": [],
      "effects": [{ "type": "StartLeak", "carrier": "Fuel", "position": [2, 1] }]
    }
  ]
}`,
    );
    checkFix(
      `
{
  "rules": [
    {
      "id": "a",
      "predicates": [],
      "effects": [{ "type": "StartLeak", "carrier": "Fuel", "position": [2, 1], "access": [2, 2] }]
                                                                                          ^^^^^^ error rule-invalid-leak: The \`access\` of a fuel leak must be its own position, [2, 1]. Remove \`access\`.
    }
  ]
}`,
      '* Remove "access"',
      `
{
  "rules": [
    {
      "id": "a",
      "predicates": [],
      "effects": [{ "type": "StartLeak", "carrier": "Fuel", "position": [2, 1] }]
    }
  ]
}`,
    );
  });
});
