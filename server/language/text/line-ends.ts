import type { TextEdit } from '../../../engine/json';

/** Returns the line end of a text: that of its first line, or LF if it has only one line. */
export function lineEndOf(text: string): '\n' | '\r\n' | '\r' {
  const at = text.indexOf('\n');
  if (at >= 0) return text.charAt(at - 1) === '\r' ? '\r\n' : '\n';
  return text.includes('\r') ? '\r' : '\n';
}

/** Returns a text that is to be inserted into another, with the line ends of that one. */
export function inLineEndsOf(text: string, inserted: string): string {
  return inserted.includes('\n') ? inserted.replace(/\r\n|\r|\n/g, lineEndOf(text)) : inserted;
}

/** Returns edits of a text whose inserted texts have its line ends. */
export function withLineEndsOf(text: string, edits: readonly TextEdit[]): readonly TextEdit[] {
  if (!edits.some((edit) => edit.text.includes('\n'))) return edits;
  return edits.map((edit) => ({ ...edit, text: inLineEndsOf(text, edit.text) }));
}
