import { checkLevelFixture } from '../testing/level-fixture';

describe('binding-not-consumer', () => {
  // design: v1-reactor-binding-errors, v1-error-binding
  it('underlines a binding to another prop, and one to nothing', () => {
    checkLevelFixture(
      `
{
  "props": [
    { "type": "ReactorControl", "position": [5, 3], "id": "b",
      "consumers": { "fuel": [1, 1], "coolant": [4, 2], "electricity": [3, 3] } }
                             ^^^^^^ error binding-not-consumer
                                                ^^^^^^ error binding-not-consumer
  ]
}`,
      { moreProps: true },
    );
  });

  it('reports nothing if the consumer may be one whose place is faulty', () => {
    checkLevelFixture(
      `
{
  "props": [
    { "type": "FuelConsumer", "position": [5, 1], "state": "Enabled" },
                                          ^^^^^^ error prop-without-network
    { "type": "ReactorControl", "position": [5, 3], "id": "b",
      "consumers": { "fuel": [5, 1], "coolant": [3, 2], "electricity": [3, 3] } }
  ]
}`,
      { moreProps: true },
    );
  });

  it('reports nothing if the consumer may be one whose type is misspelled', () => {
    checkLevelFixture(
      `
{
  "props": [
    { "type": "FuelConsume", "position": [2, 1] },
              ^^^^^^^^^^^^^ error invalid-value
    { "type": "ReactorControl", "position": [5, 3], "id": "b",
      "consumers": { "fuel": [2, 1], "coolant": [3, 2], "electricity": [3, 3] } }
  ]
}`,
      { moreProps: true },
    );
  });
});
