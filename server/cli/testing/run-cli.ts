import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { runCommandLine } from '../command-line';

/** Path of the program. */
export const cli = join(__dirname, '..', 'main.js');

/** The result of running the command line. */
export interface Run {
  readonly code: number | null;
  readonly out: string;
  readonly errors: string;
}

/** Runs the command line in this process. */
export async function run(cwd: string, ...args: string[]): Promise<Run> {
  let out = '';
  let errors = '';
  const code = await runCommandLine(args, cwd, {
    print: (text) => (out += text),
    note: (text) => (errors += `${text}\n`),
  });
  return { code, out, errors };
}

/** Runs the command line as a separate process. */
export function runProgram(cwd: string, ...args: string[]): Promise<Run> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [cli, ...args], { cwd });
    let out = '';
    let errors = '';
    child.stdout.on('data', (chunk: Buffer) => (out += chunk.toString()));
    child.stderr.on('data', (chunk: Buffer) => (errors += chunk.toString()));
    child.on('error', reject);
    child.on('close', (code) => resolve({ code, out, errors }));
  });
}
