import type { SyntaxFault } from '../../../../../../engine/json';
import type { Proposal } from '../../../../text/fixes/fix';
import type { JsonProblem } from '../../context';

/** Removes a comment, with its line if there is nothing else on it. _Fix All_ leaves it alone, since its content would be lost. */
export function comment({ context }: JsonProblem, { start, end }: SyntaxFault): Proposal[] {
  const { text } = context.json;
  let from = start;
  while (from > 0 && (text[from - 1] === ' ' || text[from - 1] === '\t')) from--;
  let to = end;
  while (text[to] === ' ' || text[to] === '\t') to++;
  const beginsLine = from === 0 || isLineEnd(text[from - 1]);
  const endsLine = to === text.length || isLineEnd(text[to]);
  if (beginsLine && endsLine) {
    if (text[to] === '\r') to++;
    if (text[to] === '\n') to++;
  } else if (!endsLine) {
    from = start;
  }
  // the tokens on both sides must stay separate
  const isGlued = !endsLine && from > 0 && /\w/.test(text[from - 1] ?? '') && /\w/.test(text[to] ?? '');
  return [
    {
      title: 'Remove the comment',
      edits: [{ start: from, end: to, text: isGlued ? ' ' : '' }],
      isPreferred: true,
    },
  ];
}

function isLineEnd(character: string | undefined): boolean {
  return character === '\n' || character === '\r';
}
