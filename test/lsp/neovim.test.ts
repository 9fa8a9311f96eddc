import assert from 'node:assert/strict';
import { spawn, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { cli } from './testing/client';
import { sound } from './testing/levels';
import { TemporaryFolder } from './testing/workspace';

const root = join(__dirname, '..', '..', '..');

/** The output of Neovim in one state. */
interface State {
  readonly state: string;
  readonly diagnostics: readonly { code: string; line: number; character: number; source: string }[];
}

describe('Neovim', function () {
  it('attaches to the server, shows the diagnostics of a level, and clears them when they are fixed', async function () {
    if (spawnSync('nvim', ['--version']).error !== undefined) {
      assert.notEqual(
        process.env['CI'],
        'true',
        'Neovim is not installed, but the build server requires it.',
      );
      console.log('      skipped: Neovim is not installed (Debian: apt-get install neovim)');
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
      const [broken, fixed] = states;
      assert.deepEqual(
        broken?.diagnostics.map(({ code: name, line, character, source }) => [name, line, character, source]),
        [['unknown-glyph', 7, 8, 'reactor-level']],
      );
      assert.deepEqual(fixed?.diagnostics, []);
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
