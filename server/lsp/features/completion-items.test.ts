import assert from 'node:assert/strict';
import { documentation, snippetText } from './completion-items';

describe('a completion item', () => {
  it('has its stops numbered in turn, and what means something to a snippet escaped', () => {
    assert.equal(snippetText(['"a}$\\": ', { text: 'x}$' }, ', ']), '"a\\}\\$\\\\": ${1:x\\}\\$}, ');
    assert.equal(
      snippetText([
        '[',
        { text: '3' },
        ', ',
        { text: '' },
        '] ',
        { text: 'a', choices: ['a', 'b,c', 'd|e'] },
      ]),
      '[${1:3}, $2] ${3|a,b\\,c,d\\|e|}',
    );
  });

  it('is documented without marks where the client shows none', () => {
    assert.deepEqual(documentation('```text\nmap\n```\n`#` wall', false), {
      kind: 'plaintext',
      value: 'map\n# wall',
    });
  });
});
