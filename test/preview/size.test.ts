import assert from 'node:assert/strict';
import { scriptAt } from './testing/scripts';

/** The size in bytes of a script and all scripts that it loads. */
function loadedBytes(name: string, known = new Set<string>()): number {
  if (known.has(name)) return 0;
  known.add(name);
  const text = scriptAt(name);
  const shared = [...text.matchAll(/"\.\/(shared-\w+\.js)"/g)].map(([, file = '']) => file);
  return shared.reduce((sum, file) => sum + loadedBytes(file, known), Buffer.byteLength(text));
}

describe('the scripts of webviews', () => {
  it('stay under 400 KB per page, including scripts loaded on demand', () => {
    for (const name of ['preview.js', 'board-editor.js', 'rooms.js', 'lix.js']) {
      const bytes = loadedBytes(name);
      assert.ok(bytes > 50_000 && bytes < 400_000, `${name}: ${bytes} bytes`);
    }
  });
});
