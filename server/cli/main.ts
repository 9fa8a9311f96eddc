/** Entry point of the program: connects the commands to the streams and the exit code of the process. */
import { runCommandLine } from './command-line';
import { exitCodes } from './input-fault';
import type { Output } from './output';

const output: Output = {
  print: (text) => process.stdout.write(text),
  note: (text) => process.stderr.write(`${text}\n`),
  ...(process.stderr.isTTY ? { progress: showProgress } : {}),
};

/** Replaces the progress line. */
function showProgress(text: string): void {
  process.stderr.write(`\r\u001b[K${text}`);
}

async function main(): Promise<void> {
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    // the reader closed the pipe early, as `head` does
    if (error.code === 'EPIPE') process.exit(exitCodes.clean);
    output.note(`Cannot write the output: ${error.message}`);
    process.exit(exitCodes.usage);
  });
  process.stderr.on('error', () => undefined);
  process.exitCode = await runCommandLine(process.argv.slice(2), process.cwd(), output);
}

void main();
