import assert from 'node:assert/strict';
import { TemporaryFolder } from '../../test/lsp/testing/workspace';
import { run, type Run } from './testing/run-cli';

describe('reactor-level new', function () {
  let folder: TemporaryFolder;
  const make = (...args: string[]): Promise<Run> => run(folder.path, 'new', ...args);

  beforeEach(() => {
    folder = new TemporaryFolder();
  });
  afterEach(() => folder.dispose());

  it('prints a level, or writes it to a new file', async () => {
    const printed = await make('--title', 'Mine', '--width', '20', '--height=9');
    assert.equal(printed.code, 0);
    assert.match(printed.out, /"title": "Mine"[^]*"width": 20, "height": 9/);
    const written = await make('--title', 'Mine', '--width', '20', '--height=9', 'mine.reactor.json');
    assert.deepEqual([written.code, written.out], [0, '']);
    assert.equal((await make('--template', 'door', 'door.reactor.json')).code, 0);
    const files = ['mine.reactor.json', 'door.reactor.json'];
    const checked = await run(folder.path, 'check', ...files, '--max-warnings', '0');
    assert.equal(checked.code, 0);
    const again = await make('mine.reactor.json');
    assert.deepEqual([again.code, again.errors], [2, 'mine.reactor.json already exists.\n']);
    assert.equal((await make('no/such/folder/a.reactor.json')).code, 2);
  });

  it('applies the limits of the balance in its folder', async () => {
    folder.write('small/reactor.balance.json', '{ "grid": { "maxWidth": 10 } }');
    const { code, errors } = await make('small/a.reactor.json');
    assert.equal(code, 2);
    assert.equal(errors, 'Expected 3 to 10 columns and 3 to 1024 rows, such as 12 x 8.\n');
    assert.equal((await make('small/a.reactor.json', '--width', '10')).code, 0);
  });

  it('requires numbers, a title and at most one file', async () => {
    for (const wrong of [
      ['--template', 'castle'],
      ['--width', 'wide'],
      ['--title', ' '],
      ['a.reactor.json', 'b.reactor.json'],
    ]) {
      assert.equal((await make(...wrong)).code, 2, wrong.join(' '));
    }
  });
});
