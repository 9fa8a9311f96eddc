/** Packs the extension into one `.vsix`. */
import { execFileSync } from 'node:child_process';
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Maximum size of the package, in bytes. */
const sizeLimit = 1_000_000;

/** Packs the contents of `dist/`. Returns path and size in bytes; throws if the package is too large. */
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
  if (size > sizeLimit) throw new Error(`${path} has ${size} bytes; the limit is ${sizeLimit}.`);
  return { path, size };
}
