import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { reactorless, sound } from '../../test/lsp/testing/levels';
import { TemporaryFolder } from '../../test/lsp/testing/workspace';
import { cli, run, runProgram } from './testing/run-cli';

describe('the command line as a program', function () {
  let folder: TemporaryFolder;

  beforeEach(() => {
    folder = new TemporaryFolder();
    folder.write('a.reactor.json', sound);
    folder.write('b.reactor.json', reactorless);
  });
  afterEach(() => folder.dispose());

  for (const args of [['check', '.'], ['check', 'a.reactor.json'], ['check', 'nowhere'], ['no-such-command']])
    it(`writes to the right stream and exits with the right code: ${args.join(' ')}`, async () => {
      assert.deepEqual(await runProgram(folder.path, ...args), await run(folder.path, ...args));
    });

  it('exits with 0 if the reader closes the pipe', async () => {
    const child = spawn(process.execPath, [cli, 'schema'], { stdio: ['ignore', 'pipe', 'pipe'] });
    child.stdout.once('data', () => child.stdout.destroy());
    let errors = '';
    child.stderr.on('data', (chunk: Buffer) => (errors += chunk.toString()));
    assert.deepEqual(await once(child, 'close'), [0, null]);
    assert.equal(errors, '');
  });
});
