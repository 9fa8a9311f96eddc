import { checkSyntaxFix } from '../../testing/check-syntax-fix';

describe('the fixes of a bad escape', () => {
  it('Escape the backslash: "x-a": "C:\\games",', () => {
    checkSyntaxFix(
      `
  "x-a": "C:\\games",
            ^^ error syntax: Unknown escape sequence. Write \`\\\\\` for a backslash.`,
      '* Escape the backslash',
      `
  "x-a": "C:\\\\games",`,
    );
  });

  it('Remove the backslash: "x-a": "C:\\games",', () => {
    checkSyntaxFix(
      `
  "x-a": "C:\\games",
            ^^ error syntax: Unknown escape sequence. Write \`\\\\\` for a backslash.`,
      'Remove the backslash',
      `
  "x-a": "C:games",`,
    );
  });
});
