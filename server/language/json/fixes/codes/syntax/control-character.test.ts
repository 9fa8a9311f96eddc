import { checkSyntaxFix } from '../../testing/check-syntax-fix';

describe('the fixes of a control character', () => {
  it('Write \\t instead: "x-a": "b c",', () => {
    checkSyntaxFix(
      `
  "x-a": "b\tc",
           ^ error syntax: A raw control character stands in this text. Write it as an escape, such as \`\\t\`.`,
      '*! Write \\t instead',
      `
  "x-a": "b\\tc",`,
    );
  });
});
