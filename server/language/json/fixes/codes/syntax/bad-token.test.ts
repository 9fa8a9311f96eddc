import { checkSyntaxFix } from '../../testing/check-syntax-fix';

describe('the fixes of an unknown word or sign', () => {
  it('Enclose in double quotes: leaks: [],', () => {
    checkSyntaxFix(
      `
  leaks: [],
  ^^^^^ error syntax: Keys must be in double quotes. Add \`"\` around this key.`,
      '* Enclose in double quotes',
      `
  "leaks": [],`,
    );
  });

  it('Enclose in double quotes: "door": Locked,', () => {
    checkSyntaxFix(
      `
  "door": Locked,
          ^^^^^^ error syntax: Unexpected text. Strings must be in double quotes.`,
      '* Enclose in double quotes',
      `
  "door": "Locked",`,
    );
  });

  it("Change to double quotes: 'leaks': [],", () => {
    checkSyntaxFix(
      `
  'leaks': [],
  ^^^^^^^ error syntax: Strings must be in double quotes. Replace the single quotes with \`"\`.`,
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
          ^ error syntax: Expected a colon between a key and its value. Replace this with \`:\`.`,
      '* Change to :',
      `
  "leaks" : [],`,
    );
  });

  it('Change to ,: "leaks": [];', () => {
    checkSyntaxFix(
      `
  "leaks": [];
             ^ error syntax: Unexpected text. Strings must be in double quotes.`,
      '* Change to ,',
      `
  "leaks": [],`,
    );
  });

  it('Change to true: "x-a": True,', () => {
    checkSyntaxFix(
      `
  "x-a": True,
         ^^^^ error syntax: Unexpected text. Strings must be in double quotes.`,
      '* Change to true',
      `
  "x-a": true,`,
    );
  });

  it('Change to null: "x-a": None,', () => {
    checkSyntaxFix(
      `
  "x-a": None,
         ^^^^ error syntax: Unexpected text. Strings must be in double quotes.`,
      '* Change to null',
      `
  "x-a": null,`,
    );
  });

  it('Enclose in double quotes: "x-a": constructor,', () => {
    checkSyntaxFix(
      `
  "x-a": constructor,
         ^^^^^^^^^^^ error syntax: Unexpected text. Strings must be in double quotes.`,
      '* Enclose in double quotes',
      `
  "x-a": "constructor",`,
    );
  });
});
