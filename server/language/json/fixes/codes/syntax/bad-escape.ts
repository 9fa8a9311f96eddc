import type { SyntaxFault } from '../../../../../../engine/json';
import type { Proposal } from '../../../../text/fixes/fix';
import type { JsonProblem } from '../../context';
import { insertAt, remove } from '../../tools/pieces';

/** Fixes an invalid escape: escapes the backslash, or removes it. */
export function badEscape(_: JsonProblem, { start }: SyntaxFault): Proposal[] {
  return [
    { title: 'Escape the backslash', edits: insertAt(start, '\\'), isPreferred: true },
    { title: 'Remove the backslash', edits: remove({ start, end: start + 1 }) },
  ];
}
