import type { Span } from '../../../../engine/json';

/** The next character at or behind an offset that is no white space. */
export function nextAt(text: string, offset: number): number {
  let at = offset;
  while (at < text.length && /\s/.test(text[at] ?? '')) at++;
  return at;
}

/** Whether one of these characters stands right before an offset. */
export function mark(text: string, offset: number, marks: string): boolean {
  const before = text[offset - 1];
  return before !== undefined && marks.includes(before);
}

export function startsValue(text: string, at: number): boolean {
  return /["{[\w-]/.test(text[at] ?? '');
}

/** Whether what begins at an offset is a key, or a word that may become one. */
export function followedByKey(text: string, at: number): boolean {
  const line = text.slice(at, at + 300);
  return /^"(?:[^"\\\n\r]|\\.)*"\s*:/.test(line) || /^[A-Za-z_]\w*\s*:/.test(line);
}

/**
 * Where a string that is being typed ends. It reaches to its closing quote, unless that rather opens the next string
 * or structure stands between: then what was typed ends with its word.
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
