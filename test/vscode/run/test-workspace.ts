/** The workspace of the suites, created for each run outside of the repository. */
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { repositoryRoot } from '../../../scripts/vscode/paths';
import { brokenLevel, soundLevel } from '../suite/levels';

const settings = {
  'files.exclude': { excluded: true },
  // In a browser VS Code saves by itself, which would bring deleted files back.
  'files.autoSave': 'off',
};

const files: Readonly<Record<string, string>> = {
  '.vscode/settings.json': JSON.stringify(settings),
  'sound.reactor.json': soundLevel,
  'unopened.reactor.json': brokenLevel,
  'node_modules/other/unopened.reactor.json': brokenLevel,
  'excluded/unopened.reactor.json': brokenLevel,
};

/** Calls `use` with the folder's path, and removes the folder afterwards. */
export async function withTestWorkspace<T>(use: (folder: string) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'reactor-workspace-'));
  try {
    for (const [path, text] of Object.entries(files)) {
      const file = join(folder, path);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, text);
    }
    cpSync(join(repositoryRoot, 'samples'), join(folder, 'samples'), { recursive: true });
    cpSync(join(repositoryRoot, 'docs', 'broken-levels'), join(folder, 'broken-levels'), { recursive: true });
    return await use(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
  }
}
