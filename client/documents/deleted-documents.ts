/** Open documents whose file does not exist. */
import {
  EventEmitter,
  FileSystemError,
  workspace,
  type Disposable,
  type Event,
  type TextDocument,
  type Uri,
} from 'vscode';
import { isServed } from '../manifest/languages';

export interface DeletedDocuments extends Disposable {
  has(uri: Uri): boolean;
  readonly onDidChange: Event<void>;
}

/**
 * VS Code keeps a document open for minutes after its last editor is closed, also when its file is deleted, and opens
 * documents of deleted files. The set contains those whose file does not exist, until the file or its folder is restored.
 */
export function watchDeletedDocuments(): DeletedDocuments {
  const changes = new EventEmitter<void>();
  const deleted = new Set<string>();
  const openBelow = (uri: Uri): string[] => {
    const key = uri.toString();
    const keys = workspace.textDocuments.map((document) => document.uri.toString());
    return keys.filter((open) => open === key || open.startsWith(`${key}/`));
  };
  const watcher = workspace.createFileSystemWatcher('**', false, true, false);
  watcher.onDidDelete((uri) => {
    for (const key of openBelow(uri)) deleted.add(key);
    changes.fire();
  });
  watcher.onDidCreate((uri) => {
    for (const key of openBelow(uri)) deleted.delete(key);
    changes.fire();
  });
  const opening = workspace.onDidOpenTextDocument(async (document) => {
    if (!(await isWithoutFile(document))) return;
    deleted.add(document.uri.toString());
    changes.fire();
  });
  const closing = workspace.onDidCloseTextDocument(({ uri }) => deleted.delete(uri.toString()));
  return {
    has: (uri) => deleted.has(uri.toString()),
    onDidChange: changes.event,
    dispose: () => {
      changes.dispose();
      watcher.dispose();
      opening.dispose();
      closing.dispose();
    },
  };
}

async function isWithoutFile({ uri, languageId: id, isUntitled }: TextDocument): Promise<boolean> {
  if (!isServed(id) || isUntitled) return false;
  try {
    await workspace.fs.stat(uri);
    return false;
  } catch (error) {
    return error instanceof FileSystemError && error.code === 'FileNotFound';
  }
}
