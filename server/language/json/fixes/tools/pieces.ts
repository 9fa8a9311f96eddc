import type { Span, TextEdit } from '../../../../../engine/json';

/** Inserts text at an offset. */
export function insertAt(offset: number, text: string): TextEdit[] {
  return [{ start: offset, end: offset, text }];
}

/** Removes a span of text. */
export function remove({ start, end }: Span): TextEdit[] {
  return [{ start, end, text: '' }];
}

/** Replaces a span of text. */
export function replace({ start, end }: Span, text: string): TextEdit[] {
  return [{ start, end, text }];
}
