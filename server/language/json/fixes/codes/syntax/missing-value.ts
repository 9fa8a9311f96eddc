import type { SyntaxFault } from '../../../../../../engine/json';
import { printValue, removeAt } from '../../../edits';
import type { Fault, Proposal } from '../../mend';
import { sensibleMember } from '../../../../reactor/fixes/tools/sensible';
import { expected, objectAt, titled } from '../../../../reactor/fixes/tools/values';
import { insertAt, remove } from './pieces';

/** A value that is not there: between two commas of a list one comma is too much, behind a key a value is written. */
export function* missingValue(fault: Fault, { start, end }: SyntaxFault): Iterable<Proposal> {
  const { json } = fault.subject;
  if (json.text[start] === ',') {
    // where nothing follows, the comma before it is too much as well
    const isLast = /^\s*\]/.test(json.text.slice(start + 1, start + 200));
    const before = json.text.lastIndexOf(',', start - 1);
    const isTwice = isLast && before >= 0 && json.text.slice(before + 1, start).trim() === '';
    yield {
      title: isTwice ? 'Remove the commas' : 'Remove the comma',
      edits: remove({ start: isTwice ? before : start, end: start + 1 }),
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
    yield { title: `Write ${titled(value)}`, edits: insertAt(end, ` ${printed}`), isPreferred: true };
  }
  yield { title: `Remove the key "${key.slice(0, 40)}"`, edits: removeAt(json, path) };
}
