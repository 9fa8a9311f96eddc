import { checkLevelFixture } from '../testing/level-fixture';

describe('unreachable-hazard', () => {
  // design: v1-warning-hazard
  it('underlines an entry that no available remedy matches', () => {
    checkLevelFixture(`
{
  "hazards": [{ "position": [4, 1], "coolant": 10, "fuel": 9 }]
              ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ warning unreachable-hazard
}`);
  });

  it('is reported once per entry', () => {
    checkLevelFixture(`
{
  "hazards": [{ "position": [4, 1], "coolant": 30, "fuel": 30, "electricity": 30, "heat": 30 }]
              ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ warning unreachable-hazard
}`);
  });

  it('accepts a remedy in the inventory', () => {
    checkLevelFixture(`
{
  "hazards": [{ "position": [4, 1], "coolant": 10 }],
  "robot": { "position": [5, 2], "inventory": { "CoolantNeutralizer": 1 } }
}`);
  });

  it('accepts a supply that can be reached and is not empty', () => {
    checkLevelFixture(
      `
{
  "hazards": [{ "position": [4, 1], "coolant": 10 }, { "position": [4, 2], "fuel": 10 }],
                                                     ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ warning unreachable-hazard
  "props": [{ "type": "CoolantRemedySupply", "position": [5, 3], "state": "Available" }, { "type": "FuelRemedySupply", "position": [4, 3], "state": "Depleted" }]
}`,
      { moreProps: true },
    );
  });

  it('accepts a shield against heat, or coolant on the hot cell', () => {
    checkLevelFixture(`
{
  "hazards": [{ "position": [4, 1], "heat": 12, "coolant": 1 }, { "position": [4, 2], "heat": 12 }]
                                                                ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ warning unreachable-hazard
}`);
  });

  it('accepts a shield against heat', () => {
    checkLevelFixture(`
{
  "hazards": [{ "position": [4, 2], "heat": 12 }],
  "robot": { "position": [5, 2], "inventory": { "HeatShield": 1 } }
}`);
  });

  // design: v1-warning-hazard
  it('requires a path to the cell or next to it', () => {
    checkLevelFixture(`
{
  "terrain": ["#########", "#...#.#.#", "#...#.#.#", "#...#.#.#", "#########"],
  "robot": { "position": [1, 1], "inventory": { "FuelNeutralizer": 1 } },
  "hazards": [{ "position": [3, 3], "fuel": 12 }, { "position": [7, 3], "fuel": 12 }, { "position": [5, 3], "fuel": 1 }],
                                                  ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ warning unreachable-hazard
  "props": [{ "type": "FuelFlow", "position": [1, 1], "state": "Enabled" }, { "type": "CoolantFlow", "position": [1, 2], "state": "Enabled" }, { "type": "ElectricityFlow", "position": [1, 3], "state": "Enabled" },
    { "type": "FuelConsumer", "position": [3, 1], "state": "Enabled" }, { "type": "CoolantConsumer", "position": [3, 2], "state": "Enabled" }, { "type": "ElectricityConsumer", "position": [3, 3], "state": "Enabled" },
    { "type": "ReactorControl", "position": [2, 2], "id": "core", "consumers": { "fuel": [3, 1], "coolant": [3, 2], "electricity": [3, 3] } }
  ]
}`);
  });

  it('reports nothing below caution, which the balance sets', () => {
    checkLevelFixture(
      `
{
  "hazards": [{ "position": [4, 1], "coolant": 9.5 }, { "position": [4, 2], "fuel": 5 }]
                                                      ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ warning unreachable-hazard
}`,
      { balance: { hazard: { bands: { fuel: { caution: 5 } } } } },
    );
  });

  it('reports nothing if a supply or the inventory is faulty', () => {
    checkLevelFixture(`
{
  "hazards": [{ "position": [4, 1], "coolant": 10 }],
  "robot": { "position": [5, 2], "inventory": { "CoolantNeutralizer": "1" } }
                                                                      ^^^ error wrong-type
}`);
  });
});
