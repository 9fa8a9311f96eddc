import { checkFix } from '../../../testing/check-fix';

describe('the fixes of duplicate-id', () => {
  it('give the later of two an id of its own', () => {
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
            ^^^ error duplicate-id: There is already a rule "a". Give this one an id of its own.
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
