import { checkLevelFixture } from '../testing/level-fixture';

describe('duplicate-id', () => {
  it('underlines the later reactor and the later rule', () => {
    checkLevelFixture(
      `
{
  "props": [
    { "type": "ReactorControl", "position": [5, 3], "id": "b", "consumers": { "fuel": [3, 1], "coolant": [3, 2], "electricity": [3, 3] } },
    { "type": "ReactorControl", "position": [6, 3], "id": "b", "consumers": { "fuel": [3, 1], "coolant": [3, 2], "electricity": [3, 3] } }
                                                          ^^^ error duplicate-id
  ],
  "rules": [
    { "id": "r", "effects": [{ "type": "Warn", "text": "" }] },
    { "id": "r", "effects": [{ "type": "Warn", "text": "" }] }
            ^^^ error duplicate-id
  ]
}`,
      { moreProps: true },
    );
  });

  it('distinguishes reactors from rules, and upper from lower case', () => {
    checkLevelFixture(`
{
  "rules": [
    { "id": "core", "effects": [{ "type": "Warn", "text": "" }] },
    { "id": "Core", "effects": [{ "type": "Warn", "text": "" }] },
    { "id": "__proto__", "effects": [{ "type": "Warn", "text": "" }] },
    { "id": "constructor", "effects": [{ "type": "Warn", "text": "" }] }
  ]
}`);
  });

  it('reports nothing about invalid ids', () => {
    checkLevelFixture(`
{
  "rules": [
    { "id": "", "effects": [{ "type": "Warn", "text": "" }] },
            ^^ error invalid-value
    { "id": "", "effects": [{ "type": "Warn", "text": "" }] }
            ^^ error invalid-value
  ]
}`);
  });
});
