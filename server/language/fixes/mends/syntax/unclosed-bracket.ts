import type { SyntaxFault } from '../../../../../engine/json';
import type { Fault, Proposal } from '../../mend';
import { insertAt, remove, replace } from './pieces';

/** A bracket that is not closed, or by the wrong one: the reader's message says which is meant. */
export function* unclosedBracket(
  { subject }: Fault,
  { start, end, message }: SyntaxFault,
): Iterable<Proposal> {
  const { text } = subject.json;
  const written = text.slice(start, end);
  const isWrong = /`([\]}])` instead/.exec(message)?.[1];
  if (isWrong !== undefined) {
    yield { title: `Write ${isWrong} instead`, edits: replace({ start, end }, isWrong), isPreferred: true };
    yield { title: `Remove the ${written}`, edits: remove({ start, end }) };
    return;
  }
  const named = /Add `([\]}])` here/.exec(message)?.[1];
  const closing = named ?? missingBrackets(text);
  if (closing === '') return;
  yield { title: `Insert the missing ${closing}`, edits: insertAt(end, closing), isPreferred: true };
}

/** A bracket that is not opened. */
export function openBracket(_: Fault, { start, message }: SyntaxFault): Proposal[] {
  const bracket = /(?:Add `|A `)([[{])`/.exec(message)?.[1];
  if (bracket === undefined) return [];
  return [{ title: `Insert the missing ${bracket}`, edits: insertAt(start, bracket), isPreferred: true }];
}

/** The brackets that a text lacks at its end, where all others fit. */
function missingBrackets(text: string): string {
  const open: string[] = [];
  for (let at = 0; at < text.length; at++) {
    const character = text[at] ?? '';
    if (character === '"') {
      at++;
      while (at < text.length && text[at] !== '"' && text[at] !== '\n') at += text[at] === '\\' ? 2 : 1;
    } else if (character === '{') open.push('}');
    else if (character === '[') open.push(']');
    else if ((character === '}' || character === ']') && open.pop() !== character) return '';
  }
  return open.reverse().join('');
}
