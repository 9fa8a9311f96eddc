import type { WorkspaceEdit } from 'vscode-languageserver';
import type { TextEdit } from '../../../engine/json';
import type { DocumentContext } from '../../language';
import type { ClientAbilities } from '../capabilities';

/** Edits of a document as the client takes them: for the version that they were made for, where it can be told. */
export function toWorkspaceEdit(
  { uri, version, document }: DocumentContext,
  edits: readonly TextEdit[],
  { codeActions: { documentChanges } }: ClientAbilities,
): WorkspaceEdit {
  const changes = edits.map((edit) => ({ range: document.lines.rangeOf(edit), newText: edit.text }));
  return documentChanges
    ? { documentChanges: [{ textDocument: { uri, version }, edits: changes }] }
    : { changes: { [uri]: changes } };
}
