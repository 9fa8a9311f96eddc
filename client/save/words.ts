/** What is said about saving a level with errors. */
import type { ErrorsResult } from '../../protocol/server';

/** What stands in the way of a sound save: at least one error, and the first. */
export type Errors = NonNullable<ErrorsResult>;

/** Why nothing was written. */
export function refusedWords(name: string, errors: Errors): string {
  return `${name} was not saved: it has ${countWords(errors.count)}.${firstWords(errors)}`;
}

/** What somebody hears who saved past the check. */
export function afterwardsWords(name: string, errors: Errors): string {
  return `${name} is saved, with ${countWords(errors.count)}.${firstWords(errors)}`;
}

/** What somebody hears whose level nobody could check. */
export function uncheckedWords(name: string): string {
  return `${name} is saved without a check: the language server does not answer.`;
}

function countWords(count: number): string {
  return count === 1 ? 'an error' : `${count} errors`;
}

function firstWords({ count, first }: Errors): string {
  if (first === undefined) return '';
  const line = first.range.start.line + 1;
  return ` ${count === 1 ? 'Line' : 'The first, line'} ${line}: ${first.message}`;
}
