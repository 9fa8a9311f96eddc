import { checkSyntaxFixInFile } from '../../testing/check-syntax-fix';

describe('the fixes of text after the end', () => {
  it('remove brackets that follow the end', () => {
    checkSyntaxFixInFile(
      `
{ "leaks": [] }
}
^ error syntax: Unexpected text after the end of the JSON value. Remove it, or the extra bracket before it.
`,
      '* Remove }',
      `
{ "leaks": [] }

`,
    );
  });

  it('are offered without preference for more than brackets', () => {
    checkSyntaxFixInFile(
      `
{ "leaks": [] }
and so on
^^^ error syntax: Unexpected text after the end of the JSON value. Remove it, or the extra bracket before it.
`,
      'Remove everything after this point',
      `
{ "leaks": [] }

`,
    );
  });
});
