/** Runs commands independently of the process, so that tests can call them. */
import { isCommand, readArguments } from './arguments';
import { exitCodes, InputFault, UsageError } from './input-fault';
import type { Output } from './output';

/** Runs the command that the arguments specify, in the folder `cwd`, and returns the exit code. Never throws. */
export async function runCommandLine(args: readonly string[], cwd: string, output: Output): Promise<number> {
  try {
    return await readArguments(args)(cwd, output);
  } catch (error) {
    if (error instanceof UsageError) output.note(`${error.message} See ${helpCall(args)}.`);
    else if (error instanceof InputFault) output.note(error.message);
    else output.note(`This is a bug in reactor-level: ${describe(error)}`);
    return error instanceof InputFault ? error.exitCode : exitCodes.usage;
  }
}

/** Returns the call that explains the command, or all commands. */
function helpCall([name]: readonly string[]): string {
  return isCommand(name) ? `reactor-level ${name} --help` : 'reactor-level --help';
}

function describe(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
