import { checkSyntaxFix } from '../../testing/check-syntax-fix';

describe('the fixes of a missing colon', () => {
  it('Insert the missing colon: "leaks" [],', () => {
    checkSyntaxFix(
      `
  "leaks" [],
        ^ error syntax: Missing colon between this key and its value. Add \`:\` here.`,
      '*! Insert the missing colon',
      `
  "leaks": [],`,
    );
  });

  it('Insert a colon and []: "leaks",', () => {
    checkSyntaxFix(
      `
  "leaks",
        ^ error syntax: Missing colon after this key. Add \`:\` and a value here.`,
      '* Insert a colon and []',
      `
  "leaks": [],`,
    );
  });
});
