/** Messages about saving a level with errors. */
import { counted } from '../../engine/core/english';
import type { ErrorsResult } from '../../protocol/server';

/** The number of errors in a level, and the first of them. */
export type Errors = NonNullable<ErrorsResult>;

/** Returns the message after a save was prevented. */
export function refusedWords(name: string, errors: Errors): string {
  return `${name} was not saved because it has ${counted(errors.count, 'error')}.${firstWords(errors)}`;
}

/** Returns the message after a level with errors was saved. */
export function afterwardsWords(name: string, errors: Errors): string {
  return `${name} was saved with ${counted(errors.count, 'error')}.${firstWords(errors)}`;
}

/** Returns the message after a level was saved without a check. */
export function uncheckedWords(name: string): string {
  return `${name} was saved without a check because the language server does not respond.`;
}

/** Returns the message about a file whose name hides what it is. */
export function misnamedWords(name: string, noun: string, ending: string): string {
  return `${name} contains a ${noun}, but is not checked or drawn because its name does not end in ${ending}.`;
}

/** Returns the title of the button that renames it. */
export function renameButton(name: string): string {
  return `Rename to ${name}`;
}

function firstWords({ count, first }: Errors): string {
  if (first === undefined) return '';
  const line = first.range.start.line + 1;
  return ` ${count === 1 ? 'Line' : 'First error: line'} ${line}: ${first.message}`;
}
