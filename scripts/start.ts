/** The last step of `npm start`: opens VS Code in the first way that works on this machine. */
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { runCommand } from './vscode/child';
import { findOnPath } from './vscode/chromium';
import { obtainDesktop } from './vscode/desktop-download';
import { limits } from './vscode/limits';
import { startServer } from './vscode/npm-server';
import { obtainNpmServer } from './vscode/npm-server-install';
import { pageAddress } from './vscode/page-address';
import { cacheFolder, repositoryRoot } from './vscode/paths';
import { Unavailable } from './vscode/unavailable';

const samples = join(repositoryRoot, 'samples');

async function main(): Promise<void> {
  for (const open of [openInstalled, openDownloaded, openServed]) {
    try {
      await open();
      return;
    } catch (error) {
      if (!(error instanceof Unavailable)) throw error;
      console.log(`${sentence(error.message)}.`);
    }
  }
  throw new Error('VS Code could not be opened. Install it with its `code` command and try again.');
}

/** Opens the installed VS Code. Its command returns at once; the window stays open. */
async function openInstalled(): Promise<void> {
  const code = findOnPath(['code']);
  if (code === undefined) throw new Unavailable('the `code` command is not installed');
  const shell = process.platform === 'win32';
  const { code: exit, output } = await runCommand(
    shell ? `"${code}"` : code,
    ['--new-window', `--extensionDevelopmentPath=${repositoryRoot}`, samples],
    { limit: limits.serverStart, shell },
  );
  if (exit !== 0) throw new Unavailable(`\`${code}\` did not open: ${output.trim().split('\n')[0] ?? ''}`);
  console.log('Opening the samples in VS Code.');
}

/** Opens the VS Code that @vscode/test-electron downloads, with a separate profile. */
async function openDownloaded(): Promise<void> {
  const executable = await obtainDesktop(console.log);
  console.log('Opening the samples in VS Code. This command ends when VS Code is closed.');
  const profile = join(cacheFolder, 'profile');
  const isRoot = process.platform === 'linux' && process.getuid?.() === 0;
  await runCommand(
    executable,
    [
      ...[`--user-data-dir=${profile}`, `--extensions-dir=${join(profile, 'extensions')}`],
      ...[`--extensionDevelopmentPath=${repositoryRoot}`, '--new-window', '--wait', samples],
      ...(isRoot ? ['--no-sandbox'] : []),
    ],
    { limit: limits.session, env: { ...process.env, ELECTRON_RUN_AS_NODE: undefined } },
  );
}

/** Serves the VS Code from npm to a browser on this machine until Ctrl+C. */
async function openServed(): Promise<void> {
  const npmServer = await obtainNpmServer(console.log);
  const token = randomBytes(24).toString('hex');
  const server = await startServer(npmServer, { token, dataFolder: join(cacheFolder, 'data') });
  const address = pageAddress(server.authority, { folder: samples, extension: repositoryRoot, token });
  console.log(`\nOpen the samples in VS Code in a browser (Ctrl+C stops the server):\n\n${address}\n`);
  // Until Ctrl+C, which ends this process and the server with it.
  await server.ended;
}

function sentence(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
