import { checkSyntaxFix } from '../../testing/check-syntax-fix';

describe('the fixes of an unknown word or sign', () => {
  it('Enclose in double quotes: leaks: [],', () => {
    checkSyntaxFix(
      `
  leaks: [],
  ^^^^^ error syntax: Keys stand in double quotes. Put \`"\` around this key.`,
      '* Enclose in double quotes',
      `
  "leaks": [],`,
    );
  });

  it('Enclose in double quotes: "door": Locked,', () => {
    checkSyntaxFix(
      `
  "door": Locked,
          ^^^^^^ error syntax: This is not a JSON value. Put text in double quotes.`,
      '* Enclose in double quotes',
      `
  "door": "Locked",`,
    );
  });

  it("Change to double quotes: 'leaks': [],", () => {
    checkSyntaxFix(
      `
  'leaks': [],
  ^^^^^^^ error syntax: JSON writes text in double quotes. Replace the single quotes by \`"\`.`,
      '*! Change to double quotes',
      `
  "leaks": [],`,
    );
  });

  it('Insert the missing quote: "door": Locked",', () => {
    checkSyntaxFix(
      `
  "door": Locked",
          ^^^^^^^ error syntax: Missing opening quote. Add \`"\` before this text.`,
      '* Insert the missing quote',
      `
  "door": "Locked",`,
    );
  });

  it('Change to :: "leaks" = [],', () => {
    checkSyntaxFix(
      `
  "leaks" = [],
          ^ error syntax: A colon belongs between a key and its value. Write \`:\` instead.`,
      '* Change to :',
      `
  "leaks" : [],`,
    );
  });

  it('Change to ,: "leaks": [];', () => {
    checkSyntaxFix(
      `
  "leaks": [];
             ^ error syntax: This is not a JSON value. Put text in double quotes.`,
      '* Change to ,',
      `
  "leaks": [],`,
    );
  });

  it('Change to true: "x-a": True,', () => {
    checkSyntaxFix(
      `
  "x-a": True,
         ^^^^ error syntax: This is not a JSON value. Put text in double quotes.`,
      '* Change to true',
      `
  "x-a": true,`,
    );
  });

  it('Change to null: "x-a": None,', () => {
    checkSyntaxFix(
      `
  "x-a": None,
         ^^^^ error syntax: This is not a JSON value. Put text in double quotes.`,
      '* Change to null',
      `
  "x-a": null,`,
    );
  });

  it('Enclose in double quotes: "x-a": constructor,', () => {
    checkSyntaxFix(
      `
  "x-a": constructor,
         ^^^^^^^^^^^ error syntax: This is not a JSON value. Put text in double quotes.`,
      '* Enclose in double quotes',
      `
  "x-a": "constructor",`,
    );
  });
});
