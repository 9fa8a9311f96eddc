import type { SyntaxFault } from '../../../../../../engine/json';
import { printValue } from '../../../edits';
import type { Proposal } from '../../../../text/fixes/fix';
import type { JsonProblem } from '../../context';
import { sensibleValue } from '../../tools/sensible';
import { expected, objectAt, titled } from '../../tools/values';
import { insertAt } from '../../tools/pieces';

/** Inserts a missing colon, with a value if that is missing too. */
export function* missingColon(problem: JsonProblem, { end }: SyntaxFault): Iterable<Proposal> {
  const { json } = problem.context;
  const isGlued = /\S/.test(json.text[end] ?? ' ');
  yield {
    title: 'Insert the missing colon',
    edits: insertAt(end, isGlued ? ': ' : ':'),
    isPreferred: true,
    isSafe: true,
  };
  const { path } = json.locate(Math.max(0, end - 1));
  const member = expected(problem, path);
  if (member === undefined || typeof path.at(-1) !== 'string') return;
  const value = sensibleValue(problem, path, member.shape, objectAt(problem, path.slice(0, -1)));
  if (value === undefined) return;
  const printed = printValue(value);
  yield {
    title: `Insert a colon and ${titled(value)}`,
    edits: insertAt(end, `: ${printed}`),
    isPreferred: true,
  };
}
