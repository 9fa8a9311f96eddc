import type { TextEdit } from 'vscode-languageserver';
import { Lines } from '../../../server/language';
import { applyEdits } from '../../../server/language/json/edits';

/** A text after edits as a server sends them. */
export function applied(text: string, edits: readonly TextEdit[]): string {
  const lines = Lines.of(text);
  return applyEdits(
    text,
    edits.map(({ range, newText }) => ({
      start: lines.offsetAt(range.start),
      end: lines.offsetAt(range.end),
      text: newText,
    })),
  );
}
