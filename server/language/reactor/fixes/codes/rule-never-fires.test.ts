import { checkFix } from '../../../testing/check-fix';

describe('the fixes of rule-never-fires', () => {
  it('disable a rule that never fires, or remove the contradiction', () => {
    checkFix(
      `
{
  "rules": [
    {
      "id": "a",
      "predicates": [
        { "type": "Turn", "op": ">", "value": 4 },
        { "type": "Turn", "op": "<", "value": 3 }
        ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ warning rule-never-fires: The rule "a" never fires, because this predicate contradicts an earlier one. Change one of them.
      ],
      "effects": [{ "type": "Warn", "text": "a" }]
    }
  ]
}`,
      'Disable the rule',
      `
{
  "rules": [
    {
      "id": "a",
      "enabled": false,
      "predicates": [
        { "type": "Turn", "op": ">", "value": 4 },
        { "type": "Turn", "op": "<", "value": 3 }
      ],
      "effects": [{ "type": "Warn", "text": "a" }]
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
      "predicates": [
        { "type": "Turn", "op": ">", "value": 4 },
        { "type": "Turn", "op": "<", "value": 3 }
        ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ warning rule-never-fires: The rule "a" never fires, because this predicate contradicts an earlier one. Change one of them.
      ],
      "effects": [{ "type": "Warn", "text": "a" }]
    }
  ]
}`,
      'Remove the predicate',
      `
{
  "rules": [
    {
      "id": "a",
      "predicates": [
        { "type": "Turn", "op": ">", "value": 4 }
      ],
      "effects": [{ "type": "Warn", "text": "a" }]
    }
  ]
}`,
    );
  });
});
