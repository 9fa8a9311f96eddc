import assert from 'node:assert/strict';
import { stemOf, withEnding } from './file-names';

describe('the name of a file', () => {
  it('has the ending of its kind, and no part of it twice', () => {
    const level = (name: string): string => withEnding(name, '.reactor.json');
    for (const name of ['my-level', 'my-level.json', 'my-level.reactor', 'my-level.reactor.json'])
      assert.equal(level(name), 'my-level.reactor.json');
    assert.equal(level('1.2'), '1.2.reactor.json');
    assert.equal(level('plan.txt'), 'plan.txt.reactor.json');
    assert.equal(level('reactor'), 'reactor.reactor.json');
    assert.equal(
      withEnding('a.reactor.json', '.reactor-transcript.json'),
      'a.reactor.reactor-transcript.json',
    );
    assert.equal(withEnding('halls.toml', '.rooms.toml'), 'halls.rooms.toml');
    assert.equal(withEnding('board', '.png'), 'board.png');
  });

  it('comes from the title, and from the kind if there is none', () => {
    const level = { noun: 'level', ending: '.reactor.json' };
    const stem = (title?: string): string => stemOf(title, level);
    assert.equal(stem('First Light'), 'first-light');
    assert.equal(stem('  Kühl/Lager: "Nord" 2 '), 'kühl-lager-nord-2');
    assert.equal(stem('e\u0301tage'), '\u00e9tage');
    assert.equal(stem('../../etc'), 'etc');
    assert.equal(stem('反应堆 🔥'), '反应堆');
    for (const title of [undefined, '', '…', '🔥']) assert.equal(stem(title), 'level');
    assert.equal(stem('CON'), 'level-con');
    assert.equal(stem('long '.repeat(40)).length, 59);
    assert.equal(stemOf('', { noun: 'rooms file', ending: '.rooms.toml' }), 'rooms-file');
  });
});
