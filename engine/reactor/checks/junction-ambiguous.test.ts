import { checkLevelFixture } from '../testing/level-fixture';

describe('junction-ambiguous', () => {
  // design: v1-junction-ambiguous, v1-error-junction-flow, v1-topology-rejected
  it('underlines a junction between two sources', () => {
    checkLevelFixture(
      `
{
  "networks": {
    "fuel": [".........", ".FFF.....", "..F......", ".........", "........."],
    "coolant": [".........", ".........", ".CCC.....", ".........", "........."],
    "electricity": [".........", ".........", ".........", ".EEE.....", "........."]
  },
  "props": [
    { "type": "FuelFlow", "position": [2, 2], "state": "Disabled" },
    { "type": "TJunction", "position": [2, 1], "mode": "2/2" }
                                       ^^^^^^ error junction-ambiguous
  ]
}`,
      { moreProps: true },
    );
  });

  it('allows two sources behind one branch', () => {
    checkLevelFixture(
      `
{
  "networks": {
    "fuel": [".........", "FFFF.....", "..F......", ".........", "........."],
    "coolant": [".........", ".........", ".CCC.....", ".........", "........."],
    "electricity": [".........", ".........", ".........", ".EEE.....", "........."]
  },
  "terrain": ["#########", "........#", "#.......#", "#.......#", "#########"],
  "props": [
    { "type": "FuelFlow", "position": [0, 1], "state": "Enabled" },
    { "type": "TJunction", "position": [2, 1], "mode": "2/2" }
  ]
}`,
      { moreProps: true },
    );
  });

  it('is reported on the first junction between two sources, not on each', () => {
    checkLevelFixture(
      `
{
  "networks": {
    "fuel": ["....F....", ".FFFFF...", "..F......", ".........", "........."],
    "coolant": [".........", ".........", ".CCC.....", ".........", "........."],
    "electricity": [".........", ".........", ".........", ".EEE.....", "........."]
  },
  "props": [
    { "type": "FuelFlow", "position": [5, 1], "state": "Enabled" },
    { "type": "TJunction", "position": [4, 1], "mode": "2/2" },
                                       ^^^^^^ error junction-ambiguous
    { "type": "TJunction", "position": [2, 1], "mode": "2/2" }
  ]
}`,
      { moreProps: true },
    );
  });

  it('also reports a junction that a third source makes ambiguous', () => {
    checkLevelFixture(`
{
  "networks": {
    "fuel": ["....F....", ".FFFFFF..", "..F......", ".........", "........."],
    "coolant": [".........", ".........", ".CCC.....", ".........", "........."],
    "electricity": [".........", ".........", ".........", ".EEE.....", "........."]
  },
  "props": [
    { "type": "FuelFlow", "position": [6, 1], "state": "Enabled" },
    { "type": "TJunction", "position": [4, 1], "mode": "2/2" },
                                       ^^^^^^ error junction-ambiguous
    { "type": "FuelFlow", "position": [3, 1], "state": "Enabled" },
    { "type": "TJunction", "position": [2, 1], "mode": "2/2" },
                                       ^^^^^^ error junction-ambiguous
    { "type": "FuelFlow", "position": [1, 1], "state": "Enabled" }, { "type": "FuelConsumer", "position": [5, 1], "state": "Enabled" },
    { "type": "CoolantFlow", "position": [1, 2], "state": "Enabled" }, { "type": "ElectricityFlow", "position": [1, 3], "state": "Enabled" },
    { "type": "CoolantConsumer", "position": [3, 2], "state": "Enabled" }, { "type": "ElectricityConsumer", "position": [3, 3], "state": "Enabled" },
    { "type": "ReactorControl", "position": [6, 2], "id": "core", "consumers": { "fuel": [5, 1], "coolant": [3, 2], "electricity": [3, 3] } }
  ]
}`);
  });
});
