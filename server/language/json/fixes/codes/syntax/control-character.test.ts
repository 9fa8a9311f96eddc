import { checkSyntaxFix } from '../../testing/check-syntax-fix';

describe('the fixes of a control character', () => {
  it('Change to \\t: "x-a": "b c",', () => {
    checkSyntaxFix(
      `
  "x-a": "b\tc",
           ^ error syntax: A raw control character stands in this text. Write it as an escape, such as \`\\t\`.`,
      '*! Change to \\t',
      `
  "x-a": "b\\tc",`,
    );
  });
});
