import type { Span } from './types';

/**
 * Returns the part of a span that is underlined: within the text, cut at the end of its first line, and with at least
 * one character if its line has any. A span at the end of a line is widened to the left, never into half of a surrogate
 * pair.
 */
export function underlinedSpan(text: string, { start, end }: Span): Span {
  const from = Math.min(Math.max(start, 0), text.length);
  let to = from;
  const last = Math.min(Math.max(end, from), text.length);
  while (to < last && !isLineEnd(text, to)) to++;
  if (to > from) return { start: from, end: to };
  if (!isLineEnd(text, from)) return { start: from, end: from + (isPair(text, from) ? 2 : 1) };
  if (from > 0 && !isLineEnd(text, from - 1)) {
    return { start: from > 1 && isPair(text, from - 2) ? from - 2 : from - 1, end: from };
  }
  return { start: from, end: from };
}

/** Returns true also at the end of the text. */
function isLineEnd(text: string, offset: number): boolean {
  const unit = text.charCodeAt(offset);
  return unit === 10 || unit === 13 || Number.isNaN(unit);
}

function isPair(text: string, offset: number): boolean {
  return (text.codePointAt(offset) ?? 0) > 0xffff;
}
