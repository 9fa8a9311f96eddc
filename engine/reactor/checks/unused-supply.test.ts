import { checkLevelFixture } from '../testing/level-fixture';

describe('unused-supply', () => {
  // design: v1-warning-supply
  it('underlines a supply against a hazard that can never occur', () => {
    checkLevelFixture(
      `
{
  "props": [{ "type": "CoolantRemedySupply", "position": [5, 3], "state": "Available" }, { "type": "HeatRemedySupply", "position": [5, 1], "state": "Available" }]
                                                         ^^^^^^ warning unused-supply
                                                                                                                                   ^^^^^^ warning unused-supply
}`,
      { moreProps: true },
    );
  });

  it('counts a depleted one as used', () => {
    checkLevelFixture(
      `
{
  "props": [{ "type": "CoolantRemedySupply", "position": [5, 3], "state": "Depleted" }]
}`,
      { moreProps: true },
    );
  });

  it('counts hazards, leaks and rules', () => {
    checkLevelFixture(
      `
{
  "hazards": [{ "position": [4, 1], "fuel": 1 }],
  "leaks": [{ "carrier": "Coolant", "position": [2, 2] }],
  "rules": [{ "id": "a", "effects": [{ "type": "AddHazard", "position": [4, 1], "hazard": "Electricity", "amount": 1 }] }],
  "props": [{ "type": "FuelRemedySupply", "position": [5, 1], "state": "Available" }, { "type": "CoolantRemedySupply", "position": [5, 3], "state": "Available" }, { "type": "ElectricityRemedySupply", "position": [4, 3], "state": "Available" }]
}`,
      { moreProps: true },
    );
  });

  it('counts fuel for heat, and coolant with electricity', () => {
    checkLevelFixture(
      `
{
  "hazards": [{ "position": [4, 1], "coolant": 1 }, { "position": [4, 2], "electricity": 1 }],
  "props": [{ "type": "HeatRemedySupply", "position": [5, 1], "state": "Available" }]
}`,
      { moreProps: true },
    );
  });

  it('does not count coolant alone for heat, nor a rule that is off', () => {
    checkLevelFixture(
      `
{
  "hazards": [{ "position": [4, 1], "coolant": 1 }],
  "rules": [{ "id": "a", "enabled": false, "effects": [{ "type": "AddHeat", "position": [4, 1], "amount": 1 }] }],
  "props": [{ "type": "HeatRemedySupply", "position": [5, 1], "state": "Available" }]
                                                      ^^^^^^ warning unused-supply
}`,
      { moreProps: true },
    );
  });

  it('does not count a leak on a piece without a source', () => {
    checkLevelFixture(
      `
{
  "networks": {
    "fuel": [
      ".........",
      ".FFF.....",
      ".........",
      ".....F...",
            ^ warning orphan-network
      "........."
    ],
    "coolant": [".........", ".........", ".CCC.....", ".........", "........."],
    "electricity": [".........", ".........", ".........", ".EEE.....", "........."]
  },
  "leaks": [{ "carrier": "Fuel", "position": [5, 3] }],
  "props": [{ "type": "FuelRemedySupply", "position": [5, 1], "state": "Available" }]
                                                      ^^^^^^ warning unused-supply
}`,
      { moreProps: true },
    );
  });

  it('reports nothing if a faulty leak may cause it', () => {
    checkLevelFixture(
      `
{
  "leaks": [{ "carrier": "Fual", "position": [2, 1] }],
                         ^^^^^^ error invalid-value
  "props": [{ "type": "FuelRemedySupply", "position": [5, 1], "state": "Available" }]
}`,
      { moreProps: true },
    );
  });

  it('reports nothing if a reported leak causes it', () => {
    checkLevelFixture(
      `
{
  "leaks": [{ "carrier": "Fuel", "position": [2, 2] }],
                                             ^^^^^^ error leak-without-network
  "props": [{ "type": "FuelRemedySupply", "position": [5, 1], "state": "Available" }]
}`,
      { moreProps: true },
    );
  });
});
