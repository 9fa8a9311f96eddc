/** The command line as a program: its streams, and its exit code. */
import { runCommandLine } from './command-line';
import { exitCodes } from './input-fault';
import type { Output } from './output';

const output: Output = {
  print: (text) => process.stdout.write(text),
  note: (text) => process.stderr.write(`${text}\n`),
  ...(process.stderr.isTTY ? { progress: showProgress } : {}),
};

/** Writes over the line that it wrote before. */
function showProgress(text: string): void {
  process.stderr.write(`\r\u001b[K${text}`);
}

async function main(): Promise<void> {
  // whoever reads the output may have seen enough, as `head` does
  process.stdout.on('error', () => process.exit(exitCodes.clean));
  process.exitCode = await runCommandLine(process.argv.slice(2), process.cwd(), output);
}

void main();
