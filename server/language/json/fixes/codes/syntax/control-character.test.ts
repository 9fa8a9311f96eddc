import { checkSyntaxFix } from '../../testing/check-syntax-fix';

describe('the fixes of a control character', () => {
  it('Change to \\t: "x-a": "b c",', () => {
    checkSyntaxFix(
      `
  "x-a": "b\tc",
           ^ error syntax: Unescaped control character in a string. Write it as an escape sequence, such as \`\\t\`.`,
      '*! Change to \\t',
      `
  "x-a": "b\\tc",`,
    );
  });
});
