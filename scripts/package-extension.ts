/** Packs the extension into one `.vsix`. */
import { execFileSync } from 'node:child_process';
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** The most that a package may have, in bytes. */
const sizeLimit = 1_000_000;

/** Packs what lies in `dist/`; throws where the package grows too large. Returns its path and its size in bytes. */
export function packageExtension(root: string): { path: string; size: number } {
  const { name, version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    name: string;
    version: string;
  };
  const path = join(root, `${name}-${version}.vsix`);
  const vsce = join(root, 'node_modules', '@vscode', 'vsce', 'vsce');
  // No repository is public yet: links in the README stay as they are.
  const flags = ['--no-dependencies', '--allow-missing-repository', '--no-rewrite-relative-links'];
  execFileSync(process.execPath, [vsce, 'package', ...flags, '--out', path], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const { size } = statSync(path);
  if (size > sizeLimit) throw new Error(`${path} has ${size} bytes; no more than ${sizeLimit} are allowed`);
  return { path, size };
}
