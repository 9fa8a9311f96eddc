import type { IssueData } from '../core';
import { didYouMean, suggest } from '../shape';
import type { Id } from './terms';

/** A suggestion: the sentence for a message, and the data for a fix. */
export interface Suggestion {
  readonly hint: string;
  readonly data: IssueData;
}

/** Returns the suggestion of a name in place of the written one; empty if there is none. */
export function suggesting(written: string, meant: Id | undefined): Suggestion {
  return { hint: didYouMean(written, meant), data: meant === undefined ? {} : { meant } };
}

/** Suggests the known id that is most like another. */
export function meant(written: string, known: Iterable<Id>): Suggestion {
  return suggesting(written, suggest(written, known));
}
