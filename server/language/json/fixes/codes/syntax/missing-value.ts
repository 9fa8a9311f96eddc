import type { SyntaxFault } from '../../../../../../engine/json';
import { printValue, removeAt } from '../../../edits';
import type { Proposal } from '../../../../text/fixes/fix';
import type { JsonProblem } from '../../context';
import { sensibleMember } from '../../tools/sensible';
import { expected, objectAt, titled } from '../../tools/values';
import { insertAt, remove } from '../../tools/pieces';

/** Fixes a missing value: removes an extra comma in a list, or inserts a value after a key. */
export function* missingValue(problem: JsonProblem, { start, end }: SyntaxFault): Iterable<Proposal> {
  const { json } = problem.context;
  if (json.text[start] === ',') {
    // at the end of a list, the comma before it is removed as well
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
  const owner = objectAt(problem, path.slice(0, -1));
  const found = expected(problem, path);
  const value = found?.member && sensibleMember(problem, path, found.member, owner);
  if (value !== undefined) {
    const printed = printValue(value);
    yield { title: `Insert ${titled(value)}`, edits: insertAt(end, ` ${printed}`), isPreferred: true };
  }
  yield { title: `Remove the key "${key.slice(0, 40)}"`, edits: removeAt(json, path) };
}
