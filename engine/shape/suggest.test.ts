import assert from 'node:assert/strict';
import { suggest } from './suggest';

describe('suggest', () => {
  const known = ['position', 'state', 'mode', 'id', 'electricity'];

  it('corrects extra, missing, wrong and swapped letters, and case', () => {
    for (const [typed, meant] of [
      ['positionn', 'position'],
      ['postion', 'position'],
      ['pozition', 'position'],
      ['moed', 'mode'],
      ['di', 'id'],
      ['STATE', 'state'],
      ['elec', 'electricity'],
    ] as const) {
      assert.equal(suggest(typed, known), meant, typed);
    }
  });

  it('finds a name in the other Unicode normal form', () => {
    assert.equal(suggest('e\u0301', ['i', '\u00e9']), '\u00e9');
  });

  it('suggests nothing for distant, empty or hostile keys', () => {
    for (const typed of ['', 'zzz', 'x', 'position'.repeat(1e5)])
      assert.equal(suggest(typed, known), undefined);
  });

  it('chooses the nearest, and the first of equally near ones', () => {
    assert.equal(suggest('bat', ['cat', 'bats', 'bat']), 'bat');
    assert.equal(suggest('bax', ['bay', 'baz']), 'bay');
  });
});
