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
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    // whoever reads the output may have seen enough, as `head` does
    if (error.code === 'EPIPE') process.exit(exitCodes.clean);
    output.note(`The output cannot be written: ${error.message}`);
    process.exit(exitCodes.usage);
  });
  process.stderr.on('error', () => undefined);
  process.exitCode = await runCommandLine(process.argv.slice(2), process.cwd(), output);
}

void main();
