import type { SyntaxFault } from '../../../../../../engine/json';
import type { Proposal } from '../../../../text/fixes/fix';
import type { JsonProblem } from '../../context';
import { remove } from '../../tools/pieces';

/** Removes text after the end of the JSON value. Not preferred if it is more than brackets. */
export function textAfterEnd({ context }: JsonProblem, { start }: SyntaxFault): Proposal[] {
  const { text } = context.json;
  const rest = text.slice(start).trimEnd();
  const isNothing = /^[\s\]},]*$/.test(rest);
  return [
    {
      title: isNothing
        ? `Remove ${rest.length > 8 ? 'the rest' : rest}`
        : 'Remove everything after this point',
      edits: remove({ start, end: start + rest.length }),
      isPreferred: isNothing,
    },
  ];
}
