import { version } from '../../node/version';
import { exitCodes, UsageError } from '../input-fault';
import type { Run } from './command';
import { commands } from './commands';
import { help, helpOf } from './help';

/** Reads the arguments, without the paths of node and the script, and returns what to run. Throws a `UsageError`. */
export function readArguments([name, ...rest]: readonly string[]): Run {
  switch (name) {
    case undefined:
      throw new UsageError('Missing command.');
    case '-h':
    case '--help':
    case 'help':
      return printing(rest[0] === undefined ? help() : helpOf(commandOf(rest[0])));
    case '-v':
    case '--version':
      return printing(`${version()}\n`);
    default: {
      const command = commandOf(name);
      const run = command.prepare(rest);
      return run === 'help' ? printing(helpOf(command)) : run;
    }
  }
}

/** Returns true for the name of a command. */
export function isCommand(name: string | undefined): name is string {
  return commands.some((command) => command.name === name);
}

function commandOf(name: string): (typeof commands)[number] {
  const found = commands.find((command) => command.name === name);
  if (found === undefined) throw new UsageError(`Unknown command "${name}".`);
  return found;
}

function printing(text: string): Run {
  return (_, { print }) => {
    print(text);
    return exitCodes.clean;
  };
}
