import { checkFix } from '../../../testing/check-fix';

describe('the fixes of duplicate-id', () => {
  it('give the later of two a new id', () => {
    checkFix(
      `
{
  "rules": [
    {
      "id": "a",
      "effects": [{ "type": "Warn", "text": "1" }]
    },
    {
      "id": "a",
            ^^^ error duplicate-id: The id "a" is already used by another rule. Use a unique id.
      "effects": [{ "type": "Warn", "text": "2" }]
    }
  ]
}`,
      '* Rename to "a-2"',
      `
{
  "rules": [
    {
      "id": "a",
      "effects": [{ "type": "Warn", "text": "1" }]
    },
    {
      "id": "a-2",
      "effects": [{ "type": "Warn", "text": "2" }]
    }
  ]
}`,
    );
  });
});
