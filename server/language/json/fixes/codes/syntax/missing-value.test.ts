import { checkSyntaxFix } from '../../testing/check-syntax-fix';

describe('the fixes of a missing value', () => {
  it('Remove the comma: "x-a": [1,, 2],', () => {
    checkSyntaxFix(
      `
  "x-a": [1,, 2],
            ^ error syntax: A value is missing here. Write one.`,
      '*! Remove the comma',
      `
  "x-a": [1, 2],`,
    );
  });

  it('Write "Locked": "door":,', () => {
    checkSyntaxFix(
      `
  "door":,
        ^ error syntax: A value is missing here. Write one.`,
      '* Write "Locked"',
      `
  "door": "Locked",`,
    );
  });

  it('Remove the key "door": "door":,', () => {
    checkSyntaxFix(
      `
  "door":,
        ^ error syntax: A value is missing here. Write one.`,
      'Remove the key "door"',
      '',
    );
  });
});
