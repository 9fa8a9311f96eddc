/** What the server hears of folders that come and go with levels in them. */
import { FileType, workspace, type Uri } from 'vscode';
import {
  DidChangeWatchedFilesNotification,
  FileChangeType,
  type BaseLanguageClient,
  type FileEvent,
} from 'vscode-languageclient';
import { listLevelFiles } from './file-port';
import type { Owned } from './owned';

/**
 * A folder that is deleted, moved or renamed is reported by VS Code as that one path, without the files in it.
 *
 * Gone: nothing tells a folder from a file any more, so every deletion is passed on, and the server forgets what lay
 * at or below the path. Come: where the path is a folder, each level in it is announced as created.
 */
export function announceFolders(client: BaseLanguageClient): Owned {
  const send = async (changes: FileEvent[]): Promise<void> => {
    if (changes.length === 0 || !client.isRunning()) return;
    await client.sendNotification(DidChangeWatchedFilesNotification.type, { changes });
  };
  const toEvent = (uri: Uri, type: FileChangeType): FileEvent => {
    return { uri: client.code2ProtocolConverter.asUri(uri), type };
  };
  const watcher = workspace.createFileSystemWatcher('**', false, true, false);
  watcher.onDidDelete((uri) => send([toEvent(uri, FileChangeType.Deleted)]));
  watcher.onDidCreate(async (uri) => {
    if (!(await isFolder(uri))) return;
    const levels = await listLevelFiles(uri);
    await send(levels.map((level) => toEvent(level, FileChangeType.Created)));
  });
  return watcher;
}

async function isFolder(uri: Uri): Promise<boolean> {
  // Packages come in thousands of files, and none of them is listed anyway.
  if (uri.path.includes('/node_modules/')) return false;
  try {
    return ((await workspace.fs.stat(uri)).type & FileType.Directory) !== 0;
  } catch {
    return false;
  }
}
