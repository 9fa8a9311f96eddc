import type { TextEdit } from 'vscode-languageserver';
import { TextDocument } from 'vscode-languageserver-textdocument';

/** Returns a text after edits as a server sends them, applied as an editor does: by the protocol's own library. */
export function applied(text: string, edits: readonly TextEdit[]): string {
  return TextDocument.applyEdits(TextDocument.create('file:///text', 'text', 0, text), [...edits]);
}
