import assert from 'node:assert/strict';
import { spawn, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { cli } from './testing/client';
import { sound } from './testing/levels';
import { TemporaryFolder } from './testing/workspace';

const root = join(__dirname, '..', '..', '..');

/** What Neovim printed in one of its states. */
interface State {
  readonly state: string;
  readonly diagnostics: readonly { code: string; line: number; character: number; source: string }[];
}

describe('Neovim', function () {
  it('attaches to the server, shows the faults of a level, and shows them no more when they are mended', async function () {
    if (spawnSync('nvim', ['--version']).error !== undefined) {
      assert.notEqual(
        process.env['CI'],
        'true',
        'There is no nvim on this machine; on the build server there has to be.',
      );
      console.log('      skipped: there is no nvim on this machine (Debian: apt-get install neovim)');
      this.skip();
    }
    const folder = new TemporaryFolder();
    try {
      folder.write('a.reactor.json', `\ufeff${sound.replace('"#.....#"', '"#..?..#"')}`);
      const { code, output, errors } = await runNeovim(folder.path, 'a.reactor.json');
      assert.equal(code, 0, `nvim ended with ${code}: ${output}${errors}`);
      const states = output
        .split('\n')
        .filter((line) => line.startsWith('{'))
        .map((line) => JSON.parse(line) as State);
      const [broken, mended] = states;
      assert.deepEqual(
        broken?.diagnostics.map(({ code: name, line, character, source }) => [name, line, character, source]),
        [['unknown-glyph', 7, 8, 'reactor-level']],
      );
      assert.deepEqual(mended?.diagnostics, []);
    } finally {
      folder.dispose();
    }
  });
});

function runNeovim(
  cwd: string,
  file: string,
): Promise<{ code: number | null; output: string; errors: string }> {
  const bundle = join(root, 'dist', 'cli.js');
  const server = [process.execPath, existsSync(bundle) ? bundle : cli, 'lsp', '--stdio'];
  const script = join(root, 'test', 'lsp', 'testing', 'neovim.lua');
  return new Promise((resolve, reject) => {
    const child = spawn('nvim', ['--headless', '--clean', '-n', file, '-c', `luafile ${script}`], {
      cwd,
      env: {
        ...process.env,
        SERVER_COMMAND: JSON.stringify(server),
        XDG_STATE_HOME: cwd,
        XDG_CACHE_HOME: cwd,
      },
    });
    let output = '';
    let errors = '';
    child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.stderr.on('data', (chunk: Buffer) => (errors += chunk.toString()));
    child.on('error', reject);
    child.on('close', (code) => resolve({ code, output, errors }));
  });
}
