/** Documents that have lost their file and their last editor. */
import { Disposable, window, workspace } from 'vscode';
import {
  DidCloseTextDocumentNotification,
  DidOpenTextDocumentNotification,
  type BaseLanguageClient,
} from 'vscode-languageclient';
import { isServed } from '../manifest/languages';
import type { DeletedDocuments } from './deleted-documents';
import { seenUris } from './seen-uris';

/**
 * Closes them for the server. VS Code keeps such a document for minutes, and as long as it is open its text counts: its
 * rooms would stay in their registry. A document whose file or editor comes back is opened again.
 */
export function closeGoneDocuments(client: BaseLanguageClient, deleted: DeletedDocuments): Disposable {
  const closed = new Set<string>();
  const closing = client.getFeature(DidCloseTextDocumentNotification.method);
  const opening = client.getFeature(DidOpenTextDocumentNotification.method);
  const update = (): void => {
    if (!client.isRunning()) return;
    const seen = new Set(seenUris().map(String));
    for (const document of workspace.textDocuments) {
      const key = document.uri.toString();
      const isGone = deleted.has(document.uri) && !seen.has(key) && !document.isDirty;
      if (isGone === closed.has(key) || !isServed(document.languageId)) continue;
      if (isGone) closed.add(key);
      else closed.delete(key);
      const feature = isGone ? closing : opening;
      feature
        .getProvider(document)
        ?.send(document)
        .catch(() => undefined);
    }
  };
  return Disposable.from(
    deleted.onDidChange(update),
    window.tabGroups.onDidChangeTabs(update),
    window.onDidChangeVisibleTextEditors(update),
    workspace.onDidCloseTextDocument(({ uri }) => closed.delete(uri.toString())),
  );
}
