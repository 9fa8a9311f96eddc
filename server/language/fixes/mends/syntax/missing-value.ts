import type { SyntaxFault } from '../../../../../engine/json';
import { printValue, removeAt } from '../../../edits';
import type { Fault, Proposal } from '../../mend';
import { sensibleMember } from '../../tools/sensible';
import { expected, objectAt } from '../../tools/values';
import { insertAt, remove } from './pieces';

/** A value that is not there: between two commas of a list one comma is too much, behind a key a value is written. */
export function* missingValue(fault: Fault, { start, end }: SyntaxFault): Iterable<Proposal> {
  const { json } = fault.subject;
  if (json.text[start] === ',') {
    yield {
      title: 'Remove the comma',
      edits: remove({ start, end: start + 1 }),
      isPreferred: true,
      isSafe: true,
    };
    return;
  }
  const { path } = json.locate(Math.max(0, end - 1));
  const key = path.at(-1);
  if (typeof key !== 'string') return;
  const owner = objectAt(fault, path.slice(0, -1));
  const found = expected(fault, path);
  const value = found?.member && sensibleMember(fault, path, found.member, owner);
  if (value !== undefined) {
    const printed = printValue(value);
    yield { title: `Write ${printed}`, edits: insertAt(end, ` ${printed}`), isPreferred: true };
  }
  yield { title: `Remove the key "${key.slice(0, 40)}"`, edits: removeAt(json, path) };
}
