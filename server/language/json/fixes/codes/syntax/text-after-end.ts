import type { SyntaxFault } from '../../../../../../engine/json';
import type { Fault, Proposal } from '../../mend';
import { remove } from './pieces';

/** Something stands behind the end of the file's value: it is removed. Where that is more than brackets, nobody does it unasked. */
export function textAfterEnd({ subject }: Fault, { start }: SyntaxFault): Proposal[] {
  const { text } = subject.json;
  const rest = text.slice(start).trimEnd();
  const isNothing = /^[\s\]},]*$/.test(rest);
  return [
    {
      title: isNothing ? `Remove ${rest.length > 8 ? 'what follows' : rest}` : 'Remove all that follows',
      edits: remove({ start, end: start + rest.length }),
      isPreferred: isNothing,
    },
  ];
}
