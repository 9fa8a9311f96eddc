import { checkFix } from '../../../testing/check-fix';

describe('the fixes of rule-invalid-target', () => {
  it('write a valid reactor, quantity, state or place', () => {
    checkFix(
      `
{
  "rules": [
    {
      "id": "a",
      "predicates": [{ "type": "Reactor", "reactor": "coer", "is": "Ready" }],
                                                     ^^^^^^ error rule-invalid-target: Unknown reactor "coer". The level has "core".
      "effects": [{ "type": "Warn", "text": "a" }]
    }
  ]
}`,
      '* Change to "core"',
      `
{
  "rules": [
    {
      "id": "a",
      "predicates": [{ "type": "Reactor", "reactor": "core", "is": "Ready" }],
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
      "predicates": [{ "type": "Reactor", "reactor": "c\u043ere", "is": "Ready" }],
                                                     ^^^^^^ error rule-invalid-target: Unknown reactor "c\u043ere". Did you mean "core" (U+006F instead of U+043E)? The level has "core".
      "effects": [{ "type": "Warn", "text": "a" }]
    }
  ]
}`,
      '* Change to "core"',
      `
{
  "rules": [
    {
      "id": "a",
      "predicates": [{ "type": "Reactor", "reactor": "core", "is": "Ready" }],
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
      "predicates": [{ "type": "NetworkBand", "carrier": "Fuel", "position": [2, 1], "quantity": "Voltage", "op": "==", "band": "Safe" }],
                                                                                                 ^^^^^^^^^ error rule-invalid-target: The fuel network has no voltage. Expected "Amount" or "Pressure".
      "effects": [{ "type": "Warn", "text": "a" }]
    }
  ]
}`,
      '* Change to "Pressure"',
      `
{
  "rules": [
    {
      "id": "a",
      "predicates": [{ "type": "NetworkBand", "carrier": "Fuel", "position": [2, 1], "quantity": "Pressure", "op": "==", "band": "Safe" }],
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
      "predicates": [],
      "effects": [{ "type": "SetPropState", "position": [1, 1], "state": "Open" }]
                                                                         ^^^^^^ error rule-invalid-target: Unknown state "Open" for a FuelFlow. Expected "Enabled" or "Disabled".
    }
  ]
}`,
      'Change to "Disabled"',
      `
{
  "rules": [
    {
      "id": "a",
      "predicates": [],
      "effects": [{ "type": "SetPropState", "position": [1, 1], "state": "Disabled" }]
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
      "effects": [{ "type": "SetPropState", "position": [1, 0], "state": "Disabled" }]
                                                        ^^^^^^ error rule-invalid-target: There is no prop at [1, 0]. Expected the position of a prop.
    }
  ]
}`,
      'Change to [1, 1]',
      `
{
  "rules": [
    {
      "id": "a",
      "predicates": [],
      "effects": [{ "type": "SetPropState", "position": [1, 1], "state": "Disabled" }]
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
      "effects": [
        { "type": "StartLeak", "carrier": "Fuel", "position": [2, 1] },
        { "type": "WorsenLeak", "carrier": "Fuel", "position": [1, 1] }
                                                               ^^^^^^ error rule-invalid-target: Neither the level nor a rule makes the fuel network leak at [1, 1]. Expected the position of a leak.
      ]
    }
  ]
}`,
      '* Change to [2, 1]',
      `
{
  "rules": [
    {
      "id": "a",
      "predicates": [],
      "effects": [
        { "type": "StartLeak", "carrier": "Fuel", "position": [2, 1] },
        { "type": "WorsenLeak", "carrier": "Fuel", "position": [2, 1] }
      ]
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
      "effects": [
        { "type": "AddHeat", "position": [4, 0], "amount": 1 },
                                         ^^^^^^ error rule-invalid-target: [4, 0] is a wall. Expected the position of a floor cell.
        { "type": "Warn", "text": "a" }
      ]
    }
  ]
}`,
      'Remove the effect',
      `
{
  "rules": [
    {
      "id": "a",
      "predicates": [],
      "effects": [
        { "type": "Warn", "text": "a" }
      ]
    }
  ]
}`,
    );
  });
});
