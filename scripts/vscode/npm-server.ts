/** Runs the npm-shipped VS Code server on a free port of this machine. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { endGroup, runCommand, spawnGroup } from './child';
import { limits, within } from './limits';
import type { NpmServer } from './npm-server-install';

/** A server that answers at `origin` until it is ended. */
export interface RunningServer {
  /** `127.0.0.1:PORT`, also the authority of `vscode-remote:` addresses. */
  readonly authority: string;
  readonly origin: string;
  /** Absolute path of the user data. */
  readonly dataFolder: string;
  readonly end: () => Promise<void>;
  /** Resolves when the server has exited for any reason. */
  readonly ended: Promise<void>;
}

export interface ServerOptions {
  /**
   * For a person: required from every page, because without it any local user could open a terminal. Without a token the
   * server is for a short test: it serves every page, and VS Code's test driver is on, which hides notifications.
   */
  readonly token?: string;
  /** Extension packages to install first. */
  readonly vsix?: readonly string[];
  /** Settings for every workspace. */
  readonly settings?: Readonly<Record<string, unknown>>;
  /** A persistent folder instead of a temporary one. */
  readonly dataFolder?: string;
}

/** Starts a server and resolves when it listens. */
export async function startServer(server: NpmServer, options: ServerOptions = {}): Promise<RunningServer> {
  const data = options.dataFolder ?? mkdtempSync(join(tmpdir(), 'reactor-vscode-'));
  const machine = join(data, 'data', 'Machine');
  mkdirSync(machine, { recursive: true });
  writeFileSync(join(machine, 'settings.json'), JSON.stringify({ ...quietSettings, ...options.settings }));
  const removeData = (): void => {
    if (options.dataFolder === undefined) rmSync(data, { recursive: true, force: true, maxRetries: 3 });
  };
  try {
    for (const vsix of options.vsix ?? []) await installExtension(server, data, vsix);
    const port = await freePort();
    const args = [
      server.main,
      ...['--host', '127.0.0.1', '--port', String(port), '--server-data-dir', data],
      ...['--accept-server-license-terms', '--telemetry-level', 'off'],
      ...access(data, options.token),
    ];
    const child = spawnGroup(server.node, args, { stdio: ['ignore', 'pipe', 'pipe'] });
    const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
    const log: string[] = [];
    const listening = new Promise<void>((resolve, reject) => {
      const take = (chunk: Buffer): void => {
        log.push(chunk.toString());
        if (/listening on|Web UI available/.test(log.join(''))) resolve();
      };
      child.stdout?.on('data', take);
      child.stderr?.on('data', take);
      child.once('error', reject);
      child.once('exit', (code) =>
        reject(new Error(`VS Code's server ended with ${code}:\n${log.join('')}`)),
      );
    });
    const end = async (): Promise<void> => {
      await endGroup(child);
      removeData();
    };
    try {
      await within(limits.serverStart, "VS Code's server did not start", listening);
    } catch (error) {
      await end();
      throw error;
    }
    const authority = `127.0.0.1:${port}`;
    return { authority, origin: `http://${authority}`, dataFolder: data, end, ended };
  } catch (error) {
    removeData();
    throw error;
  }
}

/** Returns the options that decide who is served. Other users can read command lines, so the token is in a file. */
function access(data: string, token: string | undefined): string[] {
  if (token === undefined) return ['--without-connection-token', '--enable-smoke-test-driver'];
  const file = join(data, 'token');
  rmSync(file, { force: true });
  writeFileSync(file, token, { mode: 0o600 });
  return ['--connection-token-file', file];
}

/** Settings that disable prompts, updates and network access. */
const quietSettings = {
  'telemetry.telemetryLevel': 'off',
  'update.mode': 'none',
  'extensions.autoUpdate': false,
  'extensions.autoCheckUpdates': false,
  'extensions.ignoreRecommendations': true,
  'workbench.startupEditor': 'none',
  'workbench.tips.enabled': false,
  'workbench.enableExperiments': false,
  'chat.commandCenter.enabled': false,
  'chat.disableAIFeatures': true,
  'git.openRepositoryInParentFolders': 'never',
} as const;

async function installExtension(server: NpmServer, data: string, vsix: string): Promise<void> {
  const args = [server.main, '--accept-server-license-terms', '--server-data-dir', data];
  const { code, output } = await runCommand(server.node, [...args, '--install-extension', vsix, '--force'], {
    limit: limits.serverStart,
  });
  if (code !== 0) throw new Error(`${vsix} could not be installed:\n${output}`);
}

/** Returns a free port. */
async function freePort(): Promise<number> {
  const probe = createServer();
  return new Promise((resolve, reject) => {
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      const port = typeof address === 'object' && address !== null ? address.port : 0;
      probe.close(() => resolve(port));
    });
  });
}
