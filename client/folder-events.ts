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

/** Milliseconds after which whoever watches files has heard of a folder that came, and watches it too. */
const settling = 1000;

/**
 * A folder that is deleted, moved or renamed is reported by VS Code as that one path, without the files in it.
 *
 * Gone: nothing tells a folder from a file any more, so every deletion is passed on, and the server forgets what lay
 * at or below the path. Come: where the path is a folder, each level in it is announced as created. A file that is
 * written into it before it is watched is reported by nobody, so that it is looked into once more.
 */
export function announceFolders(client: BaseLanguageClient): Owned {
  let come: Uri[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  const told = new Set<string>();

  const send = async (changes: FileEvent[]): Promise<void> => {
    if (changes.length === 0 || !client.isRunning()) return;
    await client.sendNotification(DidChangeWatchedFilesNotification.type, { changes });
  };
  const toEvent = (uri: Uri, type: FileChangeType): FileEvent => {
    return { uri: client.code2ProtocolConverter.asUri(uri), type };
  };
  const announce = async (folder: Uri): Promise<void> => {
    const levels = (await listLevelFiles(folder)).filter(({ path }) => !told.has(path));
    for (const { path } of levels) told.add(path);
    await send(levels.map((level) => toEvent(level, FileChangeType.Created)));
  };
  const lookAgain = async (): Promise<void> => {
    const folders = outermost(come);
    come = [];
    await Promise.all(folders.map(announce));
    told.clear();
  };
  const hasCome = async (uri: Uri): Promise<void> => {
    if (!(await isFolder(uri))) return;
    come.push(uri);
    clearTimeout(timer);
    timer = setTimeout(() => void lookAgain(), settling);
    await announce(uri);
  };

  const watcher = workspace.createFileSystemWatcher('**');
  watcher.onDidDelete((uri) => {
    told.clear();
    void send([toEvent(uri, FileChangeType.Deleted)]);
  });
  watcher.onDidCreate(hasCome);
  // what is deleted and made again at once is told as one change; files change all the time, most of them with a dot
  watcher.onDidChange((uri) => (/\/[^/.]+$/.test(uri.path) ? hasCome(uri) : undefined));
  return {
    dispose() {
      clearTimeout(timer);
      watcher.dispose();
    },
  };
}

/** Those that lie in no other one. */
function outermost(folders: readonly Uri[]): Uri[] {
  const startOf = ({ path }: Uri): string => `${path}/`;
  const found: Uri[] = [];
  // a folder comes right before what lies in it
  for (const folder of [...folders].sort((one, other) => (startOf(one) < startOf(other) ? -1 : 1))) {
    const last = found.at(-1);
    if (last === undefined || !startOf(folder).startsWith(startOf(last))) found.push(folder);
  }
  return found;
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
