/** Settings that change which files the server finds. */
import { workspace, type Disposable } from 'vscode';
import type { BaseLanguageClient } from 'vscode-languageclient';

/**
 * Tells the server with `workspace/didChangeConfiguration` that `files.exclude` has changed, so that it lists the
 * levels again. The value itself is not sent: the client applies it when it answers the listing.
 */
export function announceScanSettings(client: BaseLanguageClient): Disposable {
  return workspace.onDidChangeConfiguration((event) => {
    if (!event.affectsConfiguration('files.exclude') || !client.isRunning()) return;
    void client.sendNotification('workspace/didChangeConfiguration', { settings: null });
  });
}
