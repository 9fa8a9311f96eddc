import type { SyntaxFault } from '../../../../../../engine/json';
import type { Proposal } from '../../../../text/fixes/fix';
import type { JsonProblem } from '../../context';
import { remove } from '../../tools/pieces';

/** Something stands behind the end of the file's value: it is removed. Where that is more than brackets, nobody does it unasked. */
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
