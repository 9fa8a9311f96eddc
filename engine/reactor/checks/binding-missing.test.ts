import { checkLevelFixture } from '../testing/level-fixture';

describe('binding-missing', () => {
  // design: v1-reactor-binding-errors, v1-error-binding
  it('underlines the consumers that lack one', () => {
    checkLevelFixture(
      `
{
  "props": [
    { "type": "ReactorControl", "position": [5, 3], "id": "b", "consumers": { "fuel": [3, 1], "coolant": [3, 2] } }
                                                                            ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ error binding-missing
  ]
}`,
      { moreProps: true },
    );
  });

  it('is a missing field where there are no consumers at all', () => {
    checkLevelFixture(
      `
{
  "props": [
    { "type": "ReactorControl", "position": [5, 3], "id": "b" }
    ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ error missing-field
  ]
}`,
      { moreProps: true },
    );
  });
});
