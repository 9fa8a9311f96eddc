import type { TextEdit } from '../../../../engine/json';
import { minimalEdit } from '../../text/edits';

const TOKEN = /[ \t\r\n]*("(?:[^"\\]|\\.)*"|[[\]{}:,]|[^\s[\]{}:,"]+)/y;

/**
 * Returns the edits that give valid JSON the white space of another text with the same tokens. Only text between tokens
 * is changed.
 */
export function gapEdits(text: string, start: number, end: number, formatted: string): TextEdit[] {
  const edits: TextEdit[] = [];
  let from = start;
  let at = 0;
  while (from < end && at < formatted.length) {
    TOKEN.lastIndex = from;
    const old = TOKEN.exec(text)?.[1];
    const oldEnd = TOKEN.lastIndex;
    TOKEN.lastIndex = at;
    const now = TOKEN.exec(formatted)?.[1];
    const nowEnd = TOKEN.lastIndex;
    if (old === undefined || old !== now) break;
    edits.push(...minimalEdit(text, from, oldEnd - old.length, formatted.slice(at, nowEnd - now.length)));
    from = oldEnd;
    at = nowEnd;
  }
  return edits;
}
