import { checkSyntaxFix } from '../../testing/check-syntax-fix';

describe('the fixes of commas, brackets and quotes', () => {
  it('Remove the comma: "x-a": [1, 2,],', () => {
    checkSyntaxFix(
      `
  "x-a": [1, 2,],
              ^ error syntax: Trailing comma. Remove it.`,
      '*! Remove the comma',
      `
  "x-a": [1, 2],`,
    );
  });

  it('Remove the comma: "leaks": [],,', () => {
    checkSyntaxFix(
      `
  "leaks": [],,
              ^ error syntax: Missing key. Add a key in double quotes here, followed by \`:\`.`,
      '*! Remove the comma',
      `
  "leaks": [],`,
    );
  });

  it('Insert the missing comma: "leaks": []', () => {
    checkSyntaxFix(
      `
  "leaks": []
            ^ error syntax: Missing comma between these values. Add \`,\` here.`,
      '*! Insert the missing comma',
      `
  "leaks": [],`,
    );
  });

  it('Remove the bracket: "x-a": [}],', () => {
    checkSyntaxFix(
      `
  "x-a": [}],
          ^ error syntax: Unexpected closing bracket. Remove it.`,
      '* Remove the bracket',
      `
  "x-a": [],`,
    );
  });

  it('Close the text with a quote: "door": "Locked,', () => {
    checkSyntaxFix(
      `
  "door": "Locked,
          ^^^^^^^ error syntax: Unterminated string. Add \`"\` at its end.`,
      '* Insert the missing quote',
      `
  "door": "Locked",`,
    );
  });
});
