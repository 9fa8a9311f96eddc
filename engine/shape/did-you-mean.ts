import { unseenDifference } from '../core';
import { quote } from './phrases';
import { suggest } from './suggest';

/** Proposes what was meant, as a sentence with a space before it; empty if nothing is known. */
export function didYouMean(written: string, meant: string | undefined): string {
  return meant === undefined ? '' : ` Did you mean ${quote(meant)}${unseenDifference(written, meant)}?`;
}

/** Proposes the most similar of several names. */
export function hintAmong(written: string, names: Iterable<string>): string {
  return didYouMean(written, suggest(written, names));
}
