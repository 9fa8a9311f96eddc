import { checkLevelFixture } from '../testing/level-fixture';

describe('unreachable-consumer', () => {
  // design: v1-warning-consumer
  it('underlines a consumer that no reactor needs and no source feeds', () => {
    checkLevelFixture(
      `
{
  "networks": {
    "fuel": [".........", ".FFF.FF..", ".........", ".........", "........."],
    "coolant": [".........", ".........", ".CCC.....", ".........", "........."],
    "electricity": [".........", ".........", ".........", ".EEE.....", "........."]
  },
  "props": [{ "type": "FuelConsumer", "position": [5, 1], "state": "Disabled" }]
                                                  ^^^^^^ warning unreachable-consumer
}`,
      { moreProps: true },
    );
  });

  it('distinguishes it from a required one of the same piece', () => {
    checkLevelFixture(
      `
{
  "networks": {
    "fuel": [".........", ".FFF.FF..", ".........", ".........", "........."],
    "coolant": [".........", ".........", ".CCC.....", ".........", "........."],
    "electricity": [".........", ".........", ".........", ".EEE.....", "........."]
  },
  "props": [
    { "type": "FuelConsumer", "position": [5, 1], "state": "Enabled" }, { "type": "FuelConsumer", "position": [6, 1], "state": "Enabled" },
                                          ^^^^^^ warning consumer-never-supplied
                                                                                                              ^^^^^^ warning unreachable-consumer
    { "type": "ReactorControl", "position": [5, 3], "id": "b", "consumers": { "fuel": [5, 1], "coolant": [3, 2], "electricity": [3, 3] } }
  ]
}`,
      { moreProps: true },
    );
  });

  it('reports nothing if a binding is faulty that may need it', () => {
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
    { "type": "ReactorControl", "position": [5, 3], "id": "b", "consumers": { "fuel": [9, 9], "coolant": [3, 2], "electricity": [3, 3] } }
                                                                                      ^^^^^^ error binding-out-of-bounds
  ]
}`,
      { moreProps: true },
    );
  });
});
