import type { Span, TextEdit } from '../../../../../engine/json';

/** Puts text in at an offset. */
export function insertAt(offset: number, text: string): TextEdit[] {
  return [{ start: offset, end: offset, text }];
}

/** Takes a stretch of text out. */
export function remove({ start, end }: Span): TextEdit[] {
  return [{ start, end, text: '' }];
}

/** Writes something else in place of a stretch of text. */
export function replace({ start, end }: Span, text: string): TextEdit[] {
  return [{ start, end, text }];
}
