/** Reports folders that are created and deleted with levels in them to the server. */
import { FileType, workspace, type Uri, type Disposable } from 'vscode';
import {
  DidChangeWatchedFilesNotification,
  FileChangeType,
  type BaseLanguageClient,
  type FileEvent,
} from 'vscode-languageclient';
import { listLevelFiles } from './file-port';

/** Milliseconds in which folders that are created together are searched together. */
const togetherDelay = 100;
/** Up to this number each folder is searched; for more, one search of the workspace is less work. */
const maxSearched = 4;
/** Milliseconds after which the watcher of files also watches a new folder. */
const settleDelay = 1000;

/**
 * A folder that is deleted, moved or renamed is reported by VS Code as that one path, without the files in it.
 *
 * Deleted: a deleted folder cannot be distinguished from a file, so every deletion is forwarded, and the server discards
 * everything at or below the path. Created: if the path is a folder, each level in it is announced as created. No event
 * reports a file written into a folder before it is watched, so the folder is searched once more.
 */
export function announceFolders(client: BaseLanguageClient): Disposable {
  const announced = new Set<string>();
  const send = async (changes: FileEvent[]): Promise<void> => {
    if (changes.length === 0 || !client.isRunning()) return;
    await client.sendNotification(DidChangeWatchedFilesNotification.type, { changes });
  };
  const toEvent = (uri: Uri, type: FileChangeType): FileEvent => {
    return { uri: client.code2ProtocolConverter.asUri(uri), type };
  };
  const announce = async (folders: readonly Uri[]): Promise<void> => {
    const levels = (await levelsIn(outermost(folders))).filter(({ path }) => !announced.has(path));
    for (const { path } of levels) announced.add(path);
    await send(levels.map((level) => toEvent(level, FileChangeType.Created)));
  };
  const again = debounced(settleDelay, async (folders) => {
    await announce(folders);
    announced.clear();
  });
  const first = debounced(togetherDelay, async (folders) => {
    await announce(folders);
    folders.forEach(again.add);
  });

  const watcher = workspace.createFileSystemWatcher('**');
  watcher.onDidDelete((uri) => {
    announced.clear();
    void send([toEvent(uri, FileChangeType.Deleted)]);
  });
  watcher.onDidCreate((uri) => {
    if (mayBeFolder(uri)) first.add(uri);
  });
  // a path that is deleted and created again at once is reported as one change
  watcher.onDidChange((uri) => {
    if (mayBeFolder(uri) && !/\.[^/]*$/.test(uri.path)) first.add(uri);
  });
  return {
    dispose() {
      first.dispose();
      again.dispose();
      watcher.dispose();
    },
  };
}

/** Lists the levels in folders that do not contain each other. */
async function levelsIn(folders: readonly Uri[]): Promise<Uri[]> {
  const isFew = folders.length <= maxSearched;
  const areFolders = isFew ? await Promise.all(folders.map(isFolder)) : [];
  const searched = isFew ? folders.filter((_, index) => areFolders[index]) : rootsOf(folders);
  const found = (await Promise.all(searched.map(listLevelFiles))).flat();
  const paths = new Set(folders.map(({ path }) => path));
  return found.filter(({ path }) => parentsOf(path).some((parent) => paths.has(parent)));
}

/** Returns the workspace folders of some files without duplicates. */
function rootsOf(uris: readonly Uri[]): Uri[] {
  const roots = uris.flatMap((uri) => workspace.getWorkspaceFolder(uri)?.uri ?? []);
  return [...new Map(roots.map((root) => [root.toString(), root])).values()];
}

/** Returns all parent folders of a file. */
function parentsOf(path: string): string[] {
  return [...path.matchAll(/\//g)].map(({ index }) => path.slice(0, index));
}

/** Collects URIs until none arrives for a while, then processes all of them. Never processes two batches at once. */
function debounced(quiet: number, work: (all: readonly Uri[]) => Promise<void>) {
  let all: Uri[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  let working = Promise.resolve();
  const begin = (): void => {
    const these = all;
    all = [];
    working = working.then(() => work(these)).catch(() => undefined);
  };
  return {
    add: (uri: Uri): void => {
      all.push(uri);
      clearTimeout(timer);
      timer = setTimeout(begin, quiet);
    },
    dispose: (): void => clearTimeout(timer),
  };
}

/** Returns the folders that are not inside another one. */
function outermost(folders: readonly Uri[]): Uri[] {
  const startOf = ({ path }: Uri): string => `${path}/`;
  const found: Uri[] = [];
  // sorted, a folder precedes its contents
  for (const folder of [...folders].sort((one, other) => (startOf(one) < startOf(other) ? -1 : 1))) {
    const last = found.at(-1);
    if (last === undefined || !startOf(folder).startsWith(startOf(last))) found.push(folder);
  }
  return found;
}

/** Excludes packages, which have thousands of files and are never listed, and level files, which have their own watchers. */
function mayBeFolder({ path }: Uri): boolean {
  return !path.includes('/node_modules/') && !/\.(json|toml)$/.test(path);
}

async function isFolder(uri: Uri): Promise<boolean> {
  try {
    return ((await workspace.fs.stat(uri)).type & FileType.Directory) !== 0;
  } catch {
    return false;
  }
}
