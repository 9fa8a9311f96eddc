import { checkSyntaxFix, checkSyntaxFixInFile } from '../../testing/check-syntax-fix';

describe('the fixes of brackets that do not match', () => {
  it('Insert the missing }: "x-a": [{ "b": 1 ],', () => {
    checkSyntaxFix(
      `
  "x-a": [{ "b": 1 ],
                 ^ error syntax: A \`{\` before this is not closed. Add \`}\` here.`,
      '* Insert the missing }',
      `
  "x-a": [{ "b": 1 } ],`,
    );
  });

  it('Insert the missing ]: "x-a": [{ "b": 1 },', () => {
    checkSyntaxFix(
      `
  "x-a": [{ "b": 1 },
                    ^ error syntax: A \`[\` before this is not closed. Add \`]\` here.`,
      '* Insert the missing ]',
      `
  "x-a": [{ "b": 1 }],`,
    );
  });

  it('Change to }: "x-a": { "b": 1 ],', () => {
    checkSyntaxFix(
      `
  "x-a": { "b": 1 ],
                  ^ error syntax: This \`]\` closes a \`{\`. Write \`}\` instead.`,
      '* Change to }',
      `
  "x-a": { "b": 1 },`,
    );
  });

  it('Insert the missing [: "x-a": ],', () => {
    checkSyntaxFix(
      `
  "x-a": ],
         ^ error syntax: A \`[\` is missing before this \`]\`. Add it.`,
      '* Insert the missing [',
      `
  "x-a": [],`,
    );
  });

  it('Insert the missing {: "x-a": "b": 1 },', () => {
    checkSyntaxFix(
      `
  "x-a": "b": 1 },
         ^ error syntax: A key stands where a value is expected. Add \`{\` before it.`,
      '* Insert the missing {',
      `
  "x-a": {"b": 1 },`,
    );
  });

  it('close what is open at the end, each bracket on a line of its own', () => {
    checkSyntaxFixInFile(
      `
{
  "format": "some-format",
  "robot": {
    "position": [1, 1$0`,
      '* Insert the missing ]}}',
      `
{
  "format": "some-format",
  "robot": {
    "position": [1, 1]
  }
}`,
    );
  });
});
