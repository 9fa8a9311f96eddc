import { checkSyntaxFix } from '../../testing/check-syntax-fix';

describe('the fixes of an unknown word or sign', () => {
  it('Put double quotes around it: leaks: [],', () => {
    checkSyntaxFix(
      `
  leaks: [],
  ^^^^^ error syntax: Keys stand in double quotes. Put \`"\` around this key.`,
      '* Put double quotes around it',
      `
  "leaks": [],`,
    );
  });

  it('Put double quotes around it: "door": Locked,', () => {
    checkSyntaxFix(
      `
  "door": Locked,
          ^^^^^^ error syntax: This is not a JSON value. Put text in double quotes.`,
      '* Put double quotes around it',
      `
  "door": "Locked",`,
    );
  });

  it("Write double quotes: 'leaks': [],", () => {
    checkSyntaxFix(
      `
  'leaks': [],
  ^^^^^^^ error syntax: JSON writes text in double quotes. Replace the single quotes by \`"\`.`,
      '*! Write double quotes',
      `
  "leaks": [],`,
    );
  });

  it('Insert the missing quote: "door": Locked",', () => {
    checkSyntaxFix(
      `
  "door": Locked",
          ^^^^^^^ error syntax: A quote is missing before this text. Add \`"\` before it.`,
      '* Insert the missing quote',
      `
  "door": "Locked",`,
    );
  });

  it('Write : instead: "leaks" = [],', () => {
    checkSyntaxFix(
      `
  "leaks" = [],
          ^ error syntax: A colon belongs between a key and its value. Write \`:\` instead.`,
      '* Write : instead',
      `
  "leaks" : [],`,
    );
  });

  it('Write , instead: "leaks": [];', () => {
    checkSyntaxFix(
      `
  "leaks": [];
             ^ error syntax: This is not a JSON value. Put text in double quotes.`,
      '* Write , instead',
      `
  "leaks": [],`,
    );
  });

  it('Write true: "x-a": True,', () => {
    checkSyntaxFix(
      `
  "x-a": True,
         ^^^^ error syntax: This is not a JSON value. Put text in double quotes.`,
      '* Write true',
      `
  "x-a": true,`,
    );
  });

  it('Write null: "x-a": None,', () => {
    checkSyntaxFix(
      `
  "x-a": None,
         ^^^^ error syntax: This is not a JSON value. Put text in double quotes.`,
      '* Write null',
      `
  "x-a": null,`,
    );
  });

  it('Put double quotes around it: "x-a": constructor,', () => {
    checkSyntaxFix(
      `
  "x-a": constructor,
         ^^^^^^^^^^^ error syntax: This is not a JSON value. Put text in double quotes.`,
      '* Put double quotes around it',
      `
  "x-a": "constructor",`,
    );
  });
});
