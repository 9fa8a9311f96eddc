import { checkLevelFixture } from '../testing/level-fixture';

describe('junction-no-source', () => {
  // design: v1-junction-ambiguous, v1-error-junction-flow
  it('underlines a junction, and reports nothing else about its piece', () => {
    checkLevelFixture(`
{
  "networks": {
    "fuel": [".........", ".FFF.....", "..F......", ".........", "........."],
    "coolant": [".........", ".........", ".CCC.....", ".........", "........."],
    "electricity": [".........", ".........", ".........", ".EEE.....", "........."]
  },
  "props": [
    { "type": "TJunction", "position": [2, 1], "mode": "2/2" },
                                       ^^^^^^ error junction-no-source
    { "type": "CoolantFlow", "position": [1, 2], "state": "Enabled" }, { "type": "ElectricityFlow", "position": [1, 3], "state": "Enabled" },
    { "type": "FuelConsumer", "position": [3, 1], "state": "Enabled" }, { "type": "CoolantConsumer", "position": [3, 2], "state": "Enabled" }, { "type": "ElectricityConsumer", "position": [3, 3], "state": "Enabled" },
    { "type": "ReactorControl", "position": [6, 2], "id": "core", "consumers": { "fuel": [3, 1], "coolant": [3, 2], "electricity": [3, 3] } }
  ]
}`);
  });

  it('is reported on the first of several junctions of a piece', () => {
    checkLevelFixture(`
{
  "networks": {
    "fuel": ["....F....", ".FFFFF...", "..F......", ".........", "........."],
    "coolant": [".........", ".........", ".CCC.....", ".........", "........."],
    "electricity": [".........", ".........", ".........", ".EEE.....", "........."]
  },
  "props": [
    { "type": "TJunction", "position": [4, 1], "mode": "2/2" },
                                       ^^^^^^ error junction-no-source
    { "type": "TJunction", "position": [2, 1], "mode": "2/2" },
    { "type": "CoolantFlow", "position": [1, 2], "state": "Enabled" }, { "type": "ElectricityFlow", "position": [1, 3], "state": "Enabled" },
    { "type": "FuelConsumer", "position": [3, 1], "state": "Enabled" }, { "type": "CoolantConsumer", "position": [3, 2], "state": "Enabled" }, { "type": "ElectricityConsumer", "position": [3, 3], "state": "Enabled" },
    { "type": "ReactorControl", "position": [6, 2], "id": "core", "consumers": { "fuel": [3, 1], "coolant": [3, 2], "electricity": [3, 3] } }
  ]
}`);
  });

  it('counts a disabled flow prop', () => {
    checkLevelFixture(`
{
  "networks": {
    "fuel": [".........", ".FFF.....", "..F......", ".........", "........."],
    "coolant": [".........", ".........", ".CCC.....", ".........", "........."],
    "electricity": [".........", ".........", ".........", ".EEE.....", "........."]
  },
  "props": [
    { "type": "FuelFlow", "position": [1, 1], "state": "Disabled" },
    { "type": "TJunction", "position": [2, 1], "mode": "2/2" },
    { "type": "CoolantFlow", "position": [1, 2], "state": "Enabled" }, { "type": "ElectricityFlow", "position": [1, 3], "state": "Enabled" },
    { "type": "FuelConsumer", "position": [3, 1], "state": "Enabled" }, { "type": "CoolantConsumer", "position": [3, 2], "state": "Enabled" }, { "type": "ElectricityConsumer", "position": [3, 3], "state": "Enabled" },
                                          ^^^^^^ information required-consumer-starved
    { "type": "ReactorControl", "position": [6, 2], "id": "core", "consumers": { "fuel": [3, 1], "coolant": [3, 2], "electricity": [3, 3] } }
  ]
}`);
  });

  it('reports nothing if a flow prop is faulty that may belong there', () => {
    checkLevelFixture(`
{
  "networks": {
    "fuel": [".........", ".FFF.....", "..F......", ".........", "........."],
    "coolant": [".........", ".........", ".CCC.....", ".........", "........."],
    "electricity": [".........", ".........", ".........", ".EEE.....", "........."]
  },
  "props": [
    { "type": "FuelFlow", "position": [1, 9], "state": "Enabled" },
                                      ^^^^^^ error prop-out-of-bounds
    { "type": "TJunction", "position": [2, 1], "mode": "2/2" },
    { "type": "CoolantFlow", "position": [1, 2], "state": "Enabled" }, { "type": "ElectricityFlow", "position": [1, 3], "state": "Enabled" },
    { "type": "FuelConsumer", "position": [3, 1], "state": "Enabled" }, { "type": "CoolantConsumer", "position": [3, 2], "state": "Enabled" }, { "type": "ElectricityConsumer", "position": [3, 3], "state": "Enabled" },
    { "type": "ReactorControl", "position": [6, 2], "id": "core", "consumers": { "fuel": [3, 1], "coolant": [3, 2], "electricity": [3, 3] } }
  ]
}`);
  });
});
