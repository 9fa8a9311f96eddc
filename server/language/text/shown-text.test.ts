import assert from 'node:assert/strict';
import { shownText } from './shown-text';

describe('texts of a file among other words', () => {
  it('are on one line, and short', () => {
    assert.equal(shownText(' a\n\tb\u2028c ', 9), 'a b c');
    assert.equal(shownText('👩🚀'.repeat(1e6), 3), '👩🚀👩…');
  });

  it('hide nothing, and turn nothing around', () => {
    assert.equal(shownText('a\u202eb\u0007c\ud800', 9), 'a�b�c�');
    assert.equal(shownText('👩\u200d🚀', 9), '👩\u200d🚀');
  });
});
