import { checkLevelFixture } from '../testing/level-fixture';

describe('consumer-never-supplied', () => {
  // design: v1-warning-starved
  it('underlines a required consumer on a piece without a source', () => {
    checkLevelFixture(
      `
{
  "networks": {
    "fuel": [".........", ".FFF.FF..", ".........", ".........", "........."],
    "coolant": [".........", ".........", ".CCC.....", ".........", "........."],
    "electricity": [".........", ".........", ".........", ".EEE.....", "........."]
  },
  "props": [
    { "type": "FuelConsumer", "position": [5, 1], "state": "Enabled" },
                                          ^^^^^^ warning consumer-never-supplied
    { "type": "ReactorControl", "position": [5, 3], "id": "b", "consumers": { "fuel": [5, 1], "coolant": [3, 2], "electricity": [3, 3] } }
  ]
}`,
      { moreProps: true },
    );
  });

  it('underlines a required consumer that is too far from every source', () => {
    checkLevelFixture(
      `
{
  "networks": {
    "fuel": [".........", ".FFF.....", ".........", ".........", "........."],
    "coolant": [".........", ".........", ".CCC.....", ".........", "........."],
    "electricity": [".........", ".........", ".........", ".EEE.....", "........."]
  },
  "props": [
    { "type": "AllSeeingEyeTerminal", "position": [5, 1] },
    { "type": "FuelFlow", "position": [1, 1], "state": "Enabled" }, { "type": "CoolantFlow", "position": [3, 2], "state": "Enabled" }, { "type": "ElectricityFlow", "position": [3, 3], "state": "Enabled" },
    { "type": "FuelConsumer", "position": [3, 1], "state": "Enabled" }, { "type": "CoolantConsumer", "position": [2, 2], "state": "Disabled" }, { "type": "ElectricityConsumer", "position": [2, 3], "state": "Disabled" },
                                          ^^^^^^ warning consumer-never-supplied
    { "type": "ReactorControl", "position": [6, 2], "id": "core", "consumers": { "fuel": [3, 1], "coolant": [2, 2], "electricity": [2, 3] } }
  ]
}`,
      { balance: { consumer: { demand: { amount: 99 } } } },
    );
  });

  it('takes a flow prop that is off for one that can be on', () => {
    checkLevelFixture(`
{
  "props": [
    { "type": "FuelFlow", "position": [1, 1], "state": "Disabled" }, { "type": "FuelConsumer", "position": [3, 1], "state": "Disabled" }, { "type": "CoolantConsumer", "position": [3, 2], "state": "Enabled" }, { "type": "ElectricityConsumer", "position": [3, 3], "state": "Enabled" },
    { "type": "CoolantFlow", "position": [1, 2], "state": "Enabled" }, { "type": "ElectricityFlow", "position": [1, 3], "state": "Enabled" },
    { "type": "ReactorControl", "position": [6, 2], "id": "core", "consumers": { "fuel": [3, 1], "coolant": [3, 2], "electricity": [3, 3] } }
    ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ information reactor-not-ready
  ]
}`);
  });

  it('reports nothing if a flow prop is faulty', () => {
    checkLevelFixture(`
{
  "props": [
    { "type": "FuelFlow", "position": null, "state": "Enabled" }, { "type": "CoolantFlow", "position": [1, 2], "state": "Enabled" }, { "type": "ElectricityFlow", "position": [1, 3], "state": "Enabled" },
                                      ^^^^ error wrong-type
    { "type": "FuelConsumer", "position": [3, 1], "state": "Enabled" }, { "type": "CoolantConsumer", "position": [3, 2], "state": "Enabled" }, { "type": "ElectricityConsumer", "position": [3, 3], "state": "Enabled" },
    { "type": "ReactorControl", "position": [6, 2], "id": "core", "consumers": { "fuel": [3, 1], "coolant": [3, 2], "electricity": [3, 3] } }
  ]
}`);
  });
});
