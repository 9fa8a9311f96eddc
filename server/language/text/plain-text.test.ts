import assert from 'node:assert/strict';
import { printable } from './plain-text';

describe('texts of a file in a terminal', () => {
  it('cannot speak to it, or turn what follows around', () => {
    assert.equal(printable('a\u001b[2Jb\u202ec\td'), 'a·[2Jb·c\td');
    assert.equal(printable('👩\u200d🚀'), '👩\u200d🚀');
  });
});
