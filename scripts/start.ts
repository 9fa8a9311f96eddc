/** The last step of `npm start`: opens VS Code in the first way that works on this machine. */
import { join } from 'node:path';
import { resolveCliPathFromVSCodeExecutablePath } from '@vscode/test-electron';
import { packageExtension } from './package-extension';
import { findOnPath } from './vscode/chromium';
import { installOnDesktop, profileOptions, runCli } from './vscode/desktop';
import { obtainDesktop } from './vscode/desktop-download';
import { serveForPerson } from './vscode/for-person';
import { cacheFolder, repositoryRoot } from './vscode/paths';
import { startProfile } from './vscode/profile';
import { Unavailable } from './vscode/unavailable';

const samples = join(repositoryRoot, 'samples');
/** The level that is shown first, with its preview beside it. */
const firstLevel = join(samples, 'first-light.reactor.json');

async function main(): Promise<void> {
  console.log('Packing the extension …');
  const { path: vsix } = packageExtension(repositoryRoot);
  for (const open of [openInstalled, openDownloaded, openServed]) {
    try {
      await open(vsix);
      return;
    } catch (error) {
      if (!(error instanceof Unavailable)) throw error;
      console.log(`${sentence(error.message)}.`);
    }
  }
  throw new Error('VS Code could not be opened. Install it with its `code` command and try again.');
}

/** Opens the installed VS Code. */
async function openInstalled(vsix: string): Promise<void> {
  const code = findOnPath(['code']);
  if (code === undefined) throw new Unavailable('the `code` command is not installed');
  // in a terminal of a remote window, the command only opens files in that window
  if (process.env['VSCODE_IPC_HOOK_CLI'] !== undefined)
    throw new Unavailable('the `code` command belongs to a remote window');
  try {
    await openDesktop(code, vsix);
  } catch (error) {
    throw new Unavailable(error instanceof Error ? error.message : String(error));
  }
}

/** Opens the VS Code that @vscode/test-electron downloads. */
async function openDownloaded(vsix: string): Promise<void> {
  const executable = await obtainDesktop(console.log);
  await openDesktop(resolveCliPathFromVSCodeExecutablePath(executable), vsix);
}

/** Opens a desktop VS Code with a profile of its own, in which the extension is installed. */
async function openDesktop(cli: string, vsix: string): Promise<void> {
  const profile = join(cacheFolder, 'profile');
  startProfile(join(profile, 'User', 'settings.json'));
  await installOnDesktop(cli, vsix, profile);
  await runCli(cli, [...profileOptions(profile), '--new-window', samples, firstLevel]);
  console.log('Opening the samples in VS Code, with a profile of its own.');
}

/** Serves the VS Code from npm to a browser on this machine until Ctrl+C. */
async function openServed(vsix: string): Promise<void> {
  const served = await serveForPerson({
    vsix,
    folder: samples,
    file: firstLevel,
    dataFolder: join(cacheFolder, 'data'),
    say: console.log,
  });
  console.log(`\nOpen the samples in VS Code in a browser (Ctrl+C stops the server):\n\n${served.address}\n`);
  // Until Ctrl+C, which ends this process and the server with it.
  await served.ended;
}

function sentence(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
