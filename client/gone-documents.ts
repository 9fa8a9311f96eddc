/** Open documents whose file no longer exists. */
import { workspace, type Uri } from 'vscode';
import type { Owned } from './owned';

/**
 * VS Code keeps a document open for minutes after its last editor is closed, also when its file is deleted. This
 * knows which open documents are of that kind, until the file or its folder comes back.
 */
export function watchGoneDocuments(): Owned & { has(uri: Uri): boolean } {
  const gone = new Set<string>();
  const openBelow = (uri: Uri): string[] => {
    const key = uri.toString();
    const keys = workspace.textDocuments.map((document) => document.uri.toString());
    return keys.filter((open) => open === key || open.startsWith(`${key}/`));
  };
  const watcher = workspace.createFileSystemWatcher('**', false, true, false);
  watcher.onDidDelete((uri) => {
    for (const key of openBelow(uri)) gone.add(key);
  });
  watcher.onDidCreate((uri) => {
    for (const key of openBelow(uri)) gone.delete(key);
  });
  const closing = workspace.onDidCloseTextDocument(({ uri }) => gone.delete(uri.toString()));
  return {
    has: (uri) => gone.has(uri.toString()),
    dispose: () => {
      watcher.dispose();
      closing.dispose();
    },
  };
}
