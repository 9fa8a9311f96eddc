/** Messages about saving a level with errors. */
import type { ErrorsResult } from '../../protocol/server';

/** The errors of a level that is not sound: their number, and the first. */
export type Errors = NonNullable<ErrorsResult>;

/** The message where nothing was written. */
export function refusedWords(name: string, errors: Errors): string {
  return `${name} was not saved: it has ${countWords(errors.count)}.${firstWords(errors)}`;
}

/** The message after a level was saved past the check. */
export function afterwardsWords(name: string, errors: Errors): string {
  return `${name} is saved, with ${countWords(errors.count)}.${firstWords(errors)}`;
}

/** The message after a level was saved that could not be checked. */
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
