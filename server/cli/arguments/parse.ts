import { UsageError } from '../input-fault';
import type { Option } from './option';

/** The options of a command, by their names without the dashes. */
export type Options = Readonly<Record<string, Option>>;

/** The values of options. */
export type Given<O extends Options> = {
  readonly [Name in keyof O]: O[Name] extends Option<infer T> ? T : never;
};

/** The options and paths in arguments. */
export interface Parsed<O extends Options> {
  readonly given: Given<O>;
  readonly paths: readonly string[];
}

/**
 * Reads the arguments of a command. A value follows its option, or is joined to it by `=`; after `--` everything is a
 * path. Of an option that is given twice, the last value counts. Throws a `UsageError`.
 */
export function parse<O extends Options>(argv: readonly string[], options: O): Parsed<O> {
  const texts = new Map<string, string>();
  const paths: string[] = [];
  const rest = [...argv];
  for (let next = rest.shift(); next !== undefined; next = rest.shift()) {
    if (next === '--') {
      paths.push(...rest);
      break;
    }
    if (!/^-./.test(next)) {
      paths.push(next);
      continue;
    }
    const [written, joined] = cut(next);
    const name = written.replace(/^--/, '');
    const option = written.startsWith('--') && Object.hasOwn(options, name) ? options[name] : undefined;
    if (option === undefined) throw new UsageError(`Unknown option ${written}.`);
    if (option.value === undefined) {
      if (joined !== undefined) throw new UsageError(`${written} does not take a value.`);
      texts.set(name, '');
      continue;
    }
    const value = joined ?? (isOption(rest[0]) ? undefined : rest.shift());
    if (value === undefined) throw new UsageError(`Missing value after ${written}.`);
    texts.set(name, value);
  }
  // an unset variable in a script would otherwise mean the current folder
  if (paths.includes('')) throw new UsageError('Unexpected empty path.');
  const given = Object.entries(options).map(([name, option]) => [
    name,
    option.read(texts.get(name), `--${name}`),
  ]);
  return { given: Object.fromEntries(given) as Given<O>, paths };
}

/** Returns true for an argument that cannot be a value. A negative number is one, so that its fault can be said. */
function isOption(argument: string | undefined): boolean {
  return argument !== undefined && /^-[^\d]/.test(argument);
}

/** Takes `--name=value` apart. */
function cut(argument: string): [string, string | undefined] {
  const at = argument.indexOf('=');
  return at < 0 ? [argument, undefined] : [argument.slice(0, at), argument.slice(at + 1)];
}
