import { checkSyntaxFix, checkSyntaxFixInFile } from '../../testing/check-syntax-fix';

describe('the fixes of a comment', () => {
  it('Remove the comment: "leaks": [] // none ,', () => {
    checkSyntaxFix(
      `
  "leaks": [] // none
              ^^^^^^^ error syntax: Comments are not allowed in JSON. Remove the comment.
  ,`,
      '* Remove the comment',
      `
  "leaks": []
  ,`,
    );
  });

  it('Remove the comment: // none "leaks": [],', () => {
    checkSyntaxFix(
      `
  // none
  ^^^^^^^ error syntax: Comments are not allowed in JSON. Remove the comment.
  "leaks": [],`,
      '* Remove the comment',
      `
  "leaks": [],`,
    );
  });

  it('Remove the comment: /* none */ "leaks": [],', () => {
    checkSyntaxFix(
      `
  /* none */ "leaks": [],
  ^^^^^^^^^^ error syntax: Comments are not allowed in JSON. Remove the comment.`,
      '* Remove the comment',
      `
  "leaks": [],`,
    );
  });

  it('keep the line ends of the file', () => {
    const lines = (text: string) => text.replace(/\n/g, '\r\n');
    checkSyntaxFixInFile(
      lines('{\n  $0// none\n  "leaks": []\n}\n'),
      '* Remove the comment',
      lines('{\n  "leaks": []\n}\n'),
    );
  });
});
