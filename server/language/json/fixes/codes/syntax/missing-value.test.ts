import { checkSyntaxFix } from '../../testing/check-syntax-fix';

describe('the fixes of a missing value', () => {
  it('Remove the comma: "x-a": [1,, 2],', () => {
    checkSyntaxFix(
      `
  "x-a": [1,, 2],
            ^ error syntax: Missing value. Add a value here.`,
      '*! Remove the comma',
      `
  "x-a": [1, 2],`,
    );
  });

  it('Insert "Locked": "door":,', () => {
    checkSyntaxFix(
      `
  "door":,
        ^ error syntax: Missing value. Add a value here.`,
      '* Insert "Locked"',
      `
  "door": "Locked",`,
    );
  });

  it('Remove the key "door": "door":,', () => {
    checkSyntaxFix(
      `
  "door":,
        ^ error syntax: Missing value. Add a value here.`,
      'Remove the key "door"',
      '',
    );
  });
});
