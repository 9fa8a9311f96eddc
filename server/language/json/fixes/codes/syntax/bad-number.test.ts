import { checkSyntaxFix } from '../../testing/check-syntax-fix';

describe('the fixes of a bad number', () => {
  it('Change to 1: "x-a": +1,', () => {
    checkSyntaxFix(
      `
  "x-a": +1,
         ^^ error syntax: Invalid number. Expected a number such as \`12\`, \`-3\` or \`4.5\`.`,
      '*! Change to 1',
      `
  "x-a": 1,`,
    );
  });

  it('Change to 0.5: "x-a": .5,', () => {
    checkSyntaxFix(
      `
  "x-a": .5,
         ^^ error syntax: Invalid number. Expected a number such as \`12\`, \`-3\` or \`4.5\`.`,
      '*! Change to 0.5',
      `
  "x-a": 0.5,`,
    );
  });

  it('Change to -7: "x-a": -007.,', () => {
    checkSyntaxFix(
      `
  "x-a": -007.,
         ^^^^^ error syntax: Invalid number. Expected a number such as \`12\`, \`-3\` or \`4.5\`.`,
      '*! Change to -7',
      `
  "x-a": -7,`,
    );
  });

  it('Change to 31: "x-a": 0x1F,', () => {
    checkSyntaxFix(
      `
  "x-a": 0x1F,
         ^^^^ error syntax: Invalid number. Expected a number such as \`12\`, \`-3\` or \`4.5\`.`,
      '*! Change to 31',
      `
  "x-a": 31,`,
    );
  });

  it('Change to 1000: "x-a": 1_000,', () => {
    checkSyntaxFix(
      `
  "x-a": 1_000,
         ^^^^^ error syntax: Invalid number. Expected a number such as \`12\`, \`-3\` or \`4.5\`.`,
      '*! Change to 1000',
      `
  "x-a": 1000,`,
    );
  });
});
