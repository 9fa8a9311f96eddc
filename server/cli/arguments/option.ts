import { alternatives } from '../../../engine/shape';
import { UsageError } from '../input-fault';

/** An option of a command: its value, its explanation and its reader. */
export interface Option<T = unknown> {
  /** Name of its value in the help: `N`. `undefined` for an option without a value. */
  readonly value?: string;
  /** Explanation in the help. `undefined` for an option that only programs add. */
  readonly help: string | undefined;
  /** Converts the given text, `undefined` if the option is not given. `name` is that of the option: `--turns`. */
  readonly read: (given: string | undefined, name: string) => T;
}

/** An option without a value. */
export function flag(help: string | undefined): Option<boolean> {
  return { help, read: (given) => given !== undefined };
}

/** An option with any text. */
export function text(value: string, help: string | undefined): Option<string | undefined> {
  return { value, help, read: (given) => given };
}

/** The name of a number in the help, and its bounds. */
interface CountRule {
  readonly value?: string;
  readonly least?: number;
  readonly most?: number;
}

/** An option with a whole number. */
export function count(
  help: string,
  { value = 'N', least = 0, most = Number.MAX_SAFE_INTEGER }: CountRule = {},
): Option<number | undefined> {
  return {
    value,
    help,
    read: (given, name) => {
      if (given === undefined) return undefined;
      const number = /^\d+$/.test(given) ? Number(given) : NaN;
      if (number >= least && number <= most) return number;
      const isOpen = most === Number.MAX_SAFE_INTEGER && !(number > most);
      const bounds = isOpen ? `of at least ${least}` : `from ${least} to ${most}`;
      throw new UsageError(`${name} must be a whole number ${bounds}, not "${given}".`);
    },
  };
}

/** An option with one of some words, of which the first is the default. */
export function choice<const T extends string>(value: string, words: readonly [T, ...T[]]): Option<T> {
  const [first, ...others] = words;
  return {
    value,
    help: alternatives([`${first} (default)`, ...others]),
    read: (given = first, name) => oneOf(name.replace('--', ''), given, words),
  };
}

/** Gives an option a default value. */
export function withDefault<T>(option: Option<T | undefined>, fallback: T): Option<T> {
  return { ...option, read: (given, name) => option.read(given, name) ?? fallback };
}

/** Returns the given word. Throws a `UsageError` if it is none of the words. */
export function oneOf<T extends string>(noun: string, given: string, words: readonly T[]): T {
  const found = words.find((word) => word === given);
  if (found === undefined)
    throw new UsageError(`Unknown ${noun} "${given}". Expected ${alternatives(words)}.`);
  return found;
}
