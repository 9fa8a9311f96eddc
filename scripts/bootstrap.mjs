// Helpers for commands that run in a fresh clone before anything is installed: plain Node without dependencies.
import { spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The repository's root. */
export const root = dirname(dirname(fileURLToPath(import.meta.url)));

/** Runs a command in the root, shows its output and returns its exit code. */
export function run(command, args) {
  // On Windows npm is a script, which needs a shell.
  const shell = process.platform === 'win32' && command !== process.execPath;
  const { status, error } = spawnSync(command, args, { cwd: root, stdio: 'inherit', shell });
  if (error) console.error(error.message);
  return status ?? 1;
}

/** Runs one of the repository's own scripts or tools with this Node. */
export function runNode(...args) {
  return run(process.execPath, args);
}

/** Installs the dependencies if they are missing or older than the lock file. Exits the process on failure. */
export function ensureInstalled() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  // keep in sync with `engines` in package.json
  if (major < 20 || (major === 20 && minor < 19) || major === 21 || (major === 22 && minor < 12)) {
    console.error(
      `Node 20.19 or later (or 22.12 or later) is required; this is Node ${process.versions.node}.`,
    );
    process.exit(1);
  }
  const installed = join(root, 'node_modules', '.package-lock.json');
  const lock = join(root, 'package-lock.json');
  const isCurrent = existsSync(installed) && statSync(installed).mtimeMs >= statSync(lock).mtimeMs;
  if (isCurrent) return;
  console.log('Installing dependencies, about 350 MB on disk …');
  const verb = existsSync(installed) ? 'install' : 'ci';
  const code = run('npm', [verb, '--no-audit', '--no-fund']);
  if (code !== 0) process.exit(code);
}

/** Compiles the given TypeScript projects, by default all, and returns the compiler's exit code. */
export function compile(...projects) {
  return runNode(join('node_modules', 'typescript', 'bin', 'tsc'), '-b', ...projects);
}
