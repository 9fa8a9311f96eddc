/** Child processes in their own process groups, which are ended with all of their descendants. */
import { spawn, type ChildProcess, type SpawnOptions } from 'node:child_process';
import { limits } from './limits';

/** The result of a finished command. */
export interface Outcome {
  /** The exit code; 1 if a signal or the time limit ended it. */
  readonly code: number;
  readonly output: string;
  readonly timedOut: boolean;
}

/**
 * Starts a command in its own process group, so that `endGroup` ends all of it. Such a group does not receive Ctrl+C, so
 * it is ended when this process exits, except by SIGKILL.
 */
export function spawnGroup(command: string, args: readonly string[], options: SpawnOptions): ChildProcess {
  const child = spawn(command, args, { ...options, detached: process.platform !== 'win32' });
  const end = (): void => signalGroup(child, 'SIGKILL');
  const leave = (): void => process.exit(1);
  process.once('exit', end);
  for (const signal of endings) process.once(signal, leave);
  child.once('exit', () => {
    process.off('exit', end);
    for (const signal of endings) process.off(signal, leave);
  });
  return child;
}

const endings = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** Ends a child started with `spawnGroup` and its descendants; resolves when it has exited. */
export async function endGroup(child: ChildProcess): Promise<void> {
  if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
  const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  signalGroup(child, 'SIGTERM');
  const force = setTimeout(() => signalGroup(child, 'SIGKILL'), limits.serverStop);
  await gone;
  clearTimeout(force);
  // The child may exit before its own children.
  signalGroup(child, 'SIGKILL');
}

function signalGroup(child: ChildProcess, signal: NodeJS.Signals): void {
  if (child.pid === undefined) return;
  try {
    process.kill(process.platform === 'win32' ? child.pid : -child.pid, signal);
  } catch {
    // Already exited.
  }
}

/**
 * Runs a command to its end or its time limit. Calls `onLine` for each line of both streams. A command that cannot be
 * started also has a result, with the reason as its output.
 */
export async function runCommand(
  command: string,
  args: readonly string[],
  options: SpawnOptions & { limit: number; onLine?: (line: string, end: () => void) => void },
): Promise<Outcome> {
  const { limit, onLine, ...spawnOptions } = options;
  const child = spawnGroup(command, args, { ...spawnOptions, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  let pending = '';
  let timedOut = false;
  const end = (): void => void endGroup(child);
  const take = (chunk: string): void => {
    output += chunk;
    const lines = (pending + chunk).split(/\r?\n/);
    pending = lines.pop() ?? '';
    lines.forEach((line) => onLine?.(line, end));
  };
  child.stdout?.setEncoding('utf8').on('data', take);
  child.stderr?.setEncoding('utf8').on('data', take);
  const timer = setTimeout(() => {
    timedOut = true;
    end();
  }, limit);
  const code = await new Promise<number>((resolve) => {
    child.once('error', (error) => {
      output += error.message;
      resolve(1);
    });
    child.once('close', (exit) => resolve(exit ?? 1));
  });
  clearTimeout(timer);
  if (pending !== '') onLine?.(pending, end);
  return { code, output, timedOut };
}
