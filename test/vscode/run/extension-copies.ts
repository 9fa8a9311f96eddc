/** Forms in which the extension is loaded, beside the repository itself. */
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** A copy whose manifest has only the entry for web workers, so that it runs in the web worker host. */
export function webCopy(root: string): string {
  const folder = emptyFolder(root, 'web-extension');
  const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as Record<string, unknown>;
  delete manifest['main'];
  writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest));
  for (const part of ['dist', 'media', 'package.nls.json', 'syntaxes']) {
    cpSync(join(root, part), join(folder, part), { recursive: true });
  }
  return folder;
}

/** An extension that does nothing: VS Code runs a suite only beside an extension under development. */
export function emptyExtension(root: string): string {
  const folder = emptyFolder(root, 'empty-extension');
  const manifest = {
    name: 'empty',
    publisher: 'test',
    version: '0.0.0',
    engines: { vscode: '*' },
    capabilities: { untrustedWorkspaces: { supported: true } },
  };
  writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest));
  return folder;
}

function emptyFolder(root: string, name: string): string {
  const folder = join(root, 'out', 'vscode-extensions', name);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  return folder;
}
