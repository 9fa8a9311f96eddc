/** Installs the VS Code server in the npm package `code-server`, with the Node that it needs. */
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runCommand } from './child';
import { limits } from './limits';
import { cacheFolder } from './paths';
import { Unavailable } from './unavailable';

const packages = { 'code-server': '4.139.1', node: '24' } as const;

/** Paths for starting the server. */
export interface NpmServer {
  /** The Node that runs the server, which is newer than the one that this repository requires. */
  readonly node: string;
  /** The server's script. */
  readonly main: string;
}

/**
 * Installs the server unless it is installed, which takes about a minute and 800 MB. It is assembled in another folder and
 * renamed in the last step, so that an interrupted installation is never used.
 *
 * Throws `Unavailable` if the installation fails.
 */
export async function obtainNpmServer(say: (line: string) => void): Promise<NpmServer> {
  const nodePackage = nodePackageName();
  const folder = join(cacheFolder, 'server');
  const marker = join(folder, 'complete.json');
  const wanted = JSON.stringify({ ...packages, nodePackage });
  if (!existsSync(marker) || readFileSync(marker, 'utf8') !== wanted) {
    say(`Installing VS Code (code-server ${packages['code-server']} from npm); about a minute, once.`);
    const partial = join(cacheFolder, 'server.partial');
    rmSync(partial, { recursive: true, force: true });
    mkdirSync(partial, { recursive: true });
    writeFileSync(join(partial, 'package.json'), JSON.stringify({ private: true }));
    await npmInstall(partial, [`code-server@${packages['code-server']}`, `${nodePackage}@${packages.node}`]);
    const vscode = join(partial, 'node_modules', 'code-server', 'lib', 'vscode');
    await npmInstall(vscode, ['--omit=dev']);
    await npmInstall(join(vscode, 'extensions'), ['--omit=dev']);
    writeFileSync(join(partial, 'complete.json'), wanted);
    rmSync(folder, { recursive: true, force: true });
    renameSync(partial, folder);
  }
  return {
    node: join(folder, 'node_modules', nodePackage, 'bin', 'node'),
    main: join(folder, 'node_modules', 'code-server', 'lib', 'vscode', 'out', 'server-main.js'),
  };
}

/** The npm package that ships Node for this machine. */
function nodePackageName(): string {
  const { platform, arch } = process;
  if (platform !== 'linux' || (arch !== 'x64' && arch !== 'arm64')) {
    throw new Unavailable(`npm ships no VS Code with a Node of its own for ${platform} on ${arch}`);
  }
  return `node-linux-${arch}`;
}

async function npmInstall(folder: string, args: readonly string[]): Promise<void> {
  const fixed = ['install', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
  const { code, output, timedOut } = await runCommand('npm', [...fixed, ...args], {
    cwd: folder,
    limit: limits.npmInstall,
    env: outsideOfNpmRun(),
  });
  if (code === 0) return;
  const reason = timedOut ? 'it took too long' : (output.trim().split('\n').at(-1) ?? 'no reason given');
  throw new Unavailable(`VS Code could not be installed from npm: ${reason}`);
}

/** Returns the environment without the variables of `npm run`, which would point the inner npm at this repository. */
function outsideOfNpmRun(): NodeJS.ProcessEnv {
  const added = /^npm_(package_|lifecycle_|config_(local_prefix|prefix|global_prefix)$)/;
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => !added.test(name)));
}
