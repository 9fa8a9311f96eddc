import assert from 'node:assert/strict';
import { importsOf, productSources } from './sources';

/** The folders of the client from the bottom up; those of one line do not import each other. Types count. */
const order: readonly (readonly string[])[] = [
  ['manifest'],
  ['documents'],
  ['session', 'webview'],
  ['commands', 'save', 'preview', 'board-editor', 'rooms', 'lix'],
];

/** The number of a file's line in the order: files of the client's root stand above all folders. */
function levelOf(file: string): number {
  const folder = /^client\/([^/]+)\//.exec(file)?.[1];
  if (folder === undefined) return order.length;
  return order.findIndex((line) => line.includes(folder));
}

describe('the folders of the client', () => {
  const files = productSources().filter((file) => file.startsWith('client/'));

  it('have a place in their order', () => {
    assert.deepEqual(
      files.filter((file) => levelOf(file) < 0),
      [],
    );
  });

  it('import only folders below them', () => {
    const folderOf = (file: string): string => file.slice(0, file.lastIndexOf('/'));
    const wrong = files.flatMap((file) =>
      importsOf(file)
        .filter(({ target, isRelative }) => isRelative && target.startsWith('client/'))
        .filter(({ target }) => folderOf(target) !== folderOf(file) && levelOf(target) >= levelOf(file))
        .map(({ target }) => `${file} imports ${target}`),
    );
    assert.deepEqual(wrong, []);
  });
});
