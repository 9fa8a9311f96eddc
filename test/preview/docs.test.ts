import assert from 'node:assert/strict';
import { keyBindings } from '../../media/preview/keys';
import { read } from '../repository/sources';

describe('docs/preview.md', () => {
  const page = read('docs/preview.md');

  it('lists every key of the board', () => {
    const rows = [...page.matchAll(/^\| (`.*`) +\| (.+?) +\|$/gm)].map(([, keys = '', text = '']) => [
      keys.replaceAll('`', ''),
      text,
    ]);
    assert.deepEqual(
      rows,
      keyBindings.map(({ shown, text }) => [shown, text]),
    );
  });

  it('has a picture of each theme', () => {
    for (const theme of ['dark', 'light', 'hc-dark', 'hc-light'])
      assert.ok(page.includes(`(images/preview-${theme}.png)`), theme);
  });
});
