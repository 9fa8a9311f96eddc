import type { Span } from '../../../../engine/json';

/** Returns the next non-white-space character at or after an offset. */
export function nextAt(text: string, offset: number): number {
  let at = offset;
  while (at < text.length && /\s/.test(text[at] ?? '')) at++;
  return at;
}

/** Returns true if one of these characters is directly before an offset. */
export function mark(text: string, offset: number, marks: string): boolean {
  const before = text[offset - 1];
  return before !== undefined && marks.includes(before);
}

export function startsValue(text: string, at: number): boolean {
  return /["{[\w-]/.test(text[at] ?? '');
}

/** Returns true if a key, or a word that may become one, begins at an offset. */
export function followedByKey(text: string, at: number): boolean {
  const line = text.slice(at, at + 300);
  return /^"(?:[^"\\\n\r]|\\.)*"\s*:/.test(line) || /^[A-Za-z_]\w*\s*:/.test(line);
}

/**
 * Returns the end of a string that is being typed: its closing quote, unless that quote seems to open the next string
 * or a bracket, colon or comma is in between; then the end of the word.
 */
export function closingEnd(text: string, token: Span, offset: number): number {
  const rest = text.slice(offset, token.end);
  const isClosed = /^(?:[^"\\,:{}[\]]|\\.)*"$/.test(rest) || (rest === '' && text[offset - 1] === '"');
  const opensNext = /^[ \t]*"$/.test(rest) && rest !== '"';
  const behind = text[token.end] ?? '\n';
  if (isClosed && !opensNext && !/[\w"]/.test(behind)) return token.end;
  const word = /^[\w$./-]*/.exec(rest)?.[0] ?? '';
  return offset + word.length;
}
