import { checkFix } from '../../../testing/check-fix';

describe('the fixes of missing-field', () => {
  it('add a field with a sensible value', () => {
    checkFix(
      `
{ "robot": {} }
           ^^ error missing-field: Missing field "position" in \`robot\`. Expected a position [x, y].`,
      '* Add "position": [2, 1]',
      `
{ "robot": { "position": [2, 1] } }`,
    );
    checkFix(
      `
{ "props": [{ "type": "Door", "position": [5, 3], "edge": [[5, 3], [6, 3]] }] }
            ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ error missing-field: Missing field "state" in \`props[0]\`. Expected "Open" or "Closed".`,
      '* Add "state": "Open"',
      `
{ "props": [{ "type": "Door", "position": [5, 3], "state": "Open", "edge": [[5, 3], [6, 3]] }] }`,
      { moreProps: true },
    );
    checkFix(
      `
{ "leaks": [{ "position": [2, 1] }] }
            ^^^^^^^^^^^^^^^^^^^^^^ error missing-field: Missing field "carrier" in \`leaks[0]\`. Expected "Fuel", "Coolant" or "Electricity".`,
      '* Add "carrier": "Fuel"',
      `
{ "leaks": [{ "carrier": "Fuel", "position": [2, 1] }] }`,
    );
  });

  it('add the type that an object must have', () => {
    checkFix(
      `
{ "props": [{ "position": [5, 3], "state": "Open", "edge": [[5, 3], [6, 3]] }] }
            ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ error missing-field: Missing field "type" in \`props[0]\`. Expected "FuelFlow", "CoolantFlow", "ElectricityFlow", "FuelConsumer", "CoolantConsumer", "ElectricityConsumer", "TJunction", "CrossJunction", "Door", "AllSeeingEyeTerminal", "FuelRemedySupply", "CoolantRemedySupply", "ElectricityRemedySupply", "HeatRemedySupply" or "ReactorControl".`,
      '* Add "type": "Door"',
      `
{ "props": [{ "type": "Door", "position": [5, 3], "state": "Open", "edge": [[5, 3], [6, 3]] }] }`,
      { moreProps: true },
    );
  });

  it('add all missing fields', () => {
    checkFix(
      `
{ "rules": [{ "predicates": [] }] }
            ^^^^^^^^^^^^^^^^^^^^ error missing-field: Missing field "id" in \`rules[0]\`. Expected a non-empty string.`,
      'Add all 2 missing fields',
      `
{ "rules": [{ "id": "rule", "predicates": [], "effects": [{ "type": "Warn", "text": "…" }] }] }`,
    );
  });

  it('remove an empty entry', () => {
    checkFix(
      `
{ "hazards": [{ "position": [4, 1], "heat": 1 }, { "position": [4, 2] }] }
                                                 ^^^^^^^^^^^^^^^^^^^^^^ error missing-field: Expected at least one of "fuel", "coolant", "electricity", "heat" or "blocks" in \`hazards[1]\`.`,
      '* Remove the empty entry',
      `
{ "hazards": [{ "position": [4, 1], "heat": 1 }] }`,
    );
  });
});
