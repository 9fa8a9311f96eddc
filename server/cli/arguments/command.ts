import { stat } from 'node:fs/promises';
import { inputPath } from '../files/targets';
import { exitCodes, InputFault, UsageError } from '../input-fault';
import type { Output } from '../output';
import { flag } from './option';
import { parse, type Given, type Options } from './parse';

/** Runs a command in a folder and returns its exit code. */
export type Run = (cwd: string, output: Output) => number | Promise<number>;

/** A command with everything that its help and its arguments need. */
export interface Command {
  readonly name: string;
  /** Its paths in the help: `PATH…`. */
  readonly paths: string;
  readonly help: string;
  readonly options: Options;
  /** Reads its arguments; `help` if they ask for help. Throws a `UsageError`. */
  prepare(argv: readonly string[]): Run | 'help';
}

/** The number of paths that a command takes, and the message if there are fewer or more. */
export interface PathRule {
  readonly least: number;
  readonly most: number;
  readonly otherwise: string;
}

/** The declaration of a command. */
interface Declared<O extends Options> extends Omit<Command, 'options' | 'prepare'> {
  readonly rule: PathRule;
  readonly options: O;
  readonly run: (given: Given<O>, paths: readonly string[], cwd: string, output: Output) => ReturnType<Run>;
}

/** Declares a command. Every command has `--help`. */
export function command<const O extends Options>({ rule, options, run, ...shown }: Declared<O>): Command {
  const all = { ...options, help: flag(undefined) };
  return {
    ...shown,
    options,
    prepare: (argv) => {
      if (argv.some((each) => each === '-h' || each === '--help')) return 'help';
      const { given, paths } = parse<typeof all>(argv, all);
      if (paths.length < rule.least || paths.length > rule.most) throw new UsageError(rule.otherwise);
      return async (cwd, output) => {
        await assertRoot(given['root'], cwd);
        return run(given, paths, cwd, output);
      };
    },
  };
}

/** Throws an `InputFault` if `--root` is not a folder; otherwise no settings would be found, without a message. */
async function assertRoot(root: unknown, cwd: string): Promise<void> {
  if (typeof root !== 'string') return;
  const found = await stat(inputPath(root, cwd)).catch(() => undefined);
  if (found?.isDirectory() !== true)
    throw new InputFault(`The folder "${root}" of --root does not exist.`, exitCodes.usage);
}
