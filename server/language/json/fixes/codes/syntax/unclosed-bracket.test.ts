import { checkSyntaxFix, checkSyntaxFixInFile } from '../../testing/check-syntax-fix';

describe('the fixes of brackets that do not match', () => {
  it('Insert the missing }: "x-a": [{ "b": 1 ],', () => {
    checkSyntaxFix(
      `
  "x-a": [{ "b": 1 ],
                 ^ error syntax: Missing \`}\` to close an earlier \`{\`. Add it here.`,
      '* Insert the missing }',
      `
  "x-a": [{ "b": 1 } ],`,
    );
  });

  it('Insert the missing ]: "x-a": [{ "b": 1 },', () => {
    checkSyntaxFix(
      `
  "x-a": [{ "b": 1 },
                    ^ error syntax: Missing \`]\` to close an earlier \`[\`. Add it here.`,
      '* Insert the missing ]',
      `
  "x-a": [{ "b": 1 }],`,
    );
  });

  it('Change to }: "x-a": { "b": 1 ],', () => {
    checkSyntaxFix(
      `
  "x-a": { "b": 1 ],
                  ^ error syntax: Expected \`}\` but found \`]\`. Replace it with \`}\`.`,
      '* Change to }',
      `
  "x-a": { "b": 1 },`,
    );
  });

  it('Insert the missing [: "x-a": ],', () => {
    checkSyntaxFix(
      `
  "x-a": ],
         ^ error syntax: Missing \`[\` before this \`]\`. Add it here.`,
      '* Insert the missing [',
      `
  "x-a": [],`,
    );
  });

  it('Insert the missing {: "x-a": "b": 1 },', () => {
    checkSyntaxFix(
      `
  "x-a": "b": 1 },
         ^ error syntax: Expected a value but found a key. Add \`{\` before it.`,
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
