import { checkLevelFixture } from '../testing/level-fixture';

describe('binding-wrong-carrier', () => {
  // design: v1-reactor-binding-errors, v1-error-binding
  it('underlines bindings to consumers of other carriers', () => {
    checkLevelFixture(
      `
{
  "props": [
    { "type": "ReactorControl", "position": [5, 3], "id": "b",
      "consumers": { "fuel": [3, 2], "coolant": [3, 1], "electricity": [3, 3] } }
                             ^^^^^^ error binding-wrong-carrier
                                                ^^^^^^ error binding-wrong-carrier
  ]
}`,
      { moreProps: true },
    );
  });

  it('allows two reactors to need one consumer', () => {
    checkLevelFixture(
      `
{
  "props": [{ "type": "ReactorControl", "position": [5, 3], "id": "b", "consumers": { "fuel": [3, 1], "coolant": [3, 2], "electricity": [3, 3] } }]
}`,
      { moreProps: true },
    );
  });
});
