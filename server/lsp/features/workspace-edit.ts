import type { WorkspaceEdit } from 'vscode-languageserver';
import type { TextEdit } from '../../../engine/json';
import type { DocumentContext, FileEdits } from '../../language';
import type { ClientAbilities } from '../client-abilities';

/** Converts edits of a document, with its version if the client supports versions. */
export function toWorkspaceEdit(
  { uri, version, document: { lines } }: DocumentContext,
  edits: readonly TextEdit[],
  client: ClientAbilities,
): WorkspaceEdit {
  return toFileEdits([{ uri, version, lines, edits }], client);
}

/** Converts edits of several files. */
export function toFileEdits(files: readonly FileEdits[], { codeActions }: ClientAbilities): WorkspaceEdit {
  const changes = files.map(({ uri, version, lines, edits }) => ({
    textDocument: { uri, version },
    edits: edits.map((edit) => ({ range: lines.rangeOf(edit), newText: edit.text })),
  }));
  return codeActions.documentChanges
    ? { documentChanges: changes }
    : { changes: Object.fromEntries(changes.map(({ textDocument: { uri }, edits }) => [uri, edits])) };
}
