import { checkSyntaxFix } from '../../testing/check-syntax-fix';

describe('the fixes of commas, brackets and quotes', () => {
  it('Remove the comma: "x-a": [1, 2,],', () => {
    checkSyntaxFix(
      `
  "x-a": [1, 2,],
              ^ error syntax: Nothing follows this comma. Remove it.`,
      '*! Remove the comma',
      `
  "x-a": [1, 2],`,
    );
  });

  it('Remove the comma: "leaks": [],,', () => {
    checkSyntaxFix(
      `
  "leaks": [],,
              ^ error syntax: A key is missing here. Write one in double quotes, and \`:\` behind it.`,
      '*! Remove the comma',
      `
  "leaks": [],`,
    );
  });

  it('Insert the missing comma: "leaks": []', () => {
    checkSyntaxFix(
      `
  "leaks": []
            ^ error syntax: A comma is missing between these values. Add \`,\` here.`,
      '*! Insert the missing comma',
      `
  "leaks": [],`,
    );
  });

  it('Remove the bracket: "x-a": [}],', () => {
    checkSyntaxFix(
      `
  "x-a": [}],
          ^ error syntax: This bracket closes nothing. Remove it.`,
      '* Remove the bracket',
      `
  "x-a": [],`,
    );
  });

  it('Close the text with a quote: "door": "Locked,', () => {
    checkSyntaxFix(
      `
  "door": "Locked,
          ^^^^^^^ error syntax: This text is not closed. Add \`"\` at its end.`,
      '* Insert the missing quote',
      `
  "door": "Locked",`,
    );
  });
});
