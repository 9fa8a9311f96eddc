/** Documents whose language was changed away and back. */
import {
  DidCloseTextDocumentNotification,
  DidOpenTextDocumentNotification,
  Disposable,
  DocumentDiagnosticRequest,
  type BaseLanguageClient,
} from 'vscode-languageclient';

/**
 * Pulls their diagnostics. If the language of a document changes during a request, the client considers its diagnostics
 * up to date, and would not pull again before the text changes. May be called before the client is started.
 */
export function pullRestoredDocuments(client: BaseLanguageClient): Disposable {
  const left = new Set<string>();
  const closing = client.getFeature(DidCloseTextDocumentNotification.method).onNotificationSent((event) => {
    // a document that is closed only for the server has another language
    if (!event.textDocument.isClosed) left.add(event.textDocument.uri.toString());
  });
  const opening = client.getFeature(DidOpenTextDocumentNotification.method).onNotificationSent((event) => {
    if (!left.delete(event.textDocument.uri.toString())) return;
    const diagnostics = client.getFeature(DocumentDiagnosticRequest.method);
    diagnostics.getProvider(event.textDocument)?.onDidChangeDiagnosticsEmitter.fire();
  });
  return Disposable.create(() => {
    closing.dispose();
    opening.dispose();
  });
}
