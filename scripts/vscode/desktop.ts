/** Runs a desktop VS Code with a profile of its own. */
import { join } from 'node:path';
import { runCommand } from './child';
import { limits } from './limits';

/** Returns the options for a profile in a folder. VS Code refuses to run as root without one of them. */
export function profileOptions(profile: string): string[] {
  const isRoot = process.platform === 'linux' && process.getuid?.() === 0;
  return [
    `--user-data-dir=${profile}`,
    `--extensions-dir=${join(profile, 'extensions')}`,
    ...(isRoot ? ['--no-sandbox'] : []),
  ];
}

/** Runs VS Code's command `cli`, which returns at once; throws with its first words if it fails. */
export async function runCli(cli: string, args: readonly string[]): Promise<void> {
  const shell = process.platform === 'win32';
  const quoted = (text: string): string => (shell ? `"${text}"` : text);
  const { code, output } = await runCommand(quoted(cli), args.map(quoted), {
    limit: limits.serverStart,
    shell,
    env: { ...process.env, ELECTRON_RUN_AS_NODE: undefined },
  });
  if (code !== 0) throw new Error(`\`${cli}\` failed: ${output.trim().split('\n')[0] ?? ''}`);
}

/** Installs an extension package into a profile, also over the same version. */
export async function installOnDesktop(cli: string, vsix: string, profile: string): Promise<void> {
  await runCli(cli, ['--install-extension', vsix, '--force', ...profileOptions(profile)]);
}
