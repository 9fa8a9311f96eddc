import type { Connection } from 'vscode-languageserver';
import type { TextDocument, TextDocumentContentChangeEvent } from 'vscode-languageserver-textdocument';
import type { Project } from '../language';

/** An opened document: an LSP text document item with the interface of a text document. */
type Opened = Pick<TextDocument, 'uri' | 'languageId' | 'version' | 'getText'>;

/**
 * Passes the editor's documents on to the project. `TextDocument` of the protocol's library is the interface here; the
 * project keeps them as its own immutable documents, whose lines are tested against that library.
 */
export function receiveDocuments(
  connection: Connection,
  project: Project,
  isChecked: (uri: string) => boolean,
): void {
  const open = ({ uri, languageId, version, getText }: Opened): void =>
    project.open(uri, version, getText(), languageId);
  const change = (uri: string, version: number, changes: readonly TextDocumentContentChangeEvent[]): void =>
    project.change(uri, version, changes);
  connection.onDidOpenTextDocument(({ textDocument: { text, ...item } }) => {
    if (isChecked(item.uri)) open({ ...item, getText: () => text });
  });
  connection.onDidChangeTextDocument(({ textDocument: { uri, version }, contentChanges }) =>
    change(uri, version, contentChanges),
  );
  connection.onDidCloseTextDocument(({ textDocument: { uri } }) => project.close(uri));
}
