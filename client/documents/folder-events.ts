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
 * Gone: nothing tells a folder from a file any more, so every deletion is passed on, and the server forgets what lay
 * at or below the path. Come: where the path is a folder, each level in it is announced as created. A file that is
 * written into it before it is watched is reported by nobody, so that it is looked into once more.
 */
export function announceFolders(client: BaseLanguageClient): Disposable {
  const told = new Set<string>();
  const send = async (changes: FileEvent[]): Promise<void> => {
    if (changes.length === 0 || !client.isRunning()) return;
    await client.sendNotification(DidChangeWatchedFilesNotification.type, { changes });
  };
  const toEvent = (uri: Uri, type: FileChangeType): FileEvent => {
    return { uri: client.code2ProtocolConverter.asUri(uri), type };
  };
  const announce = async (folders: readonly Uri[]): Promise<void> => {
    const levels = (await levelsIn(outermost(folders))).filter(({ path }) => !told.has(path));
    for (const { path } of levels) told.add(path);
    await send(levels.map((level) => toEvent(level, FileChangeType.Created)));
  };
  const again = gathered(settleDelay, async (folders) => {
    await announce(folders);
    told.clear();
  });
  const first = gathered(togetherDelay, async (folders) => {
    await announce(folders);
    folders.forEach(again.add);
  });

  const watcher = workspace.createFileSystemWatcher('**');
  watcher.onDidDelete((uri) => {
    told.clear();
    void send([toEvent(uri, FileChangeType.Deleted)]);
  });
  watcher.onDidCreate((uri) => {
    if (mayBeFolder(uri)) first.add(uri);
  });
  // what is deleted and made again at once is told as one change
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

/** The levels in some folders, of which none lies in another one. */
async function levelsIn(folders: readonly Uri[]): Promise<Uri[]> {
  const isFew = folders.length <= maxSearched;
  const areFolders = isFew ? await Promise.all(folders.map(isFolder)) : [];
  const searched = isFew ? folders.filter((_, index) => areFolders[index]) : rootsOf(folders);
  const found = (await Promise.all(searched.map(listLevelFiles))).flat();
  const paths = new Set(folders.map(({ path }) => path));
  return found.filter(({ path }) => parentsOf(path).some((parent) => paths.has(parent)));
}

/** The folders of the workspace that some files lie in, each once. */
function rootsOf(uris: readonly Uri[]): Uri[] {
  const roots = uris.flatMap((uri) => workspace.getWorkspaceFolder(uri)?.uri ?? []);
  return [...new Map(roots.map((root) => [root.toString(), root])).values()];
}

/** The folders that a file lies in. */
function parentsOf(path: string): string[] {
  return [...path.matchAll(/\//g)].map(({ index }) => path.slice(0, index));
}

/** Gathers what comes until nothing more does for a while, and does something with all of it, never twice at once. */
function gathered(quiet: number, work: (all: readonly Uri[]) => Promise<void>) {
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

/** Packages come in thousands of files, and none of them is listed anyway; levels are told of by themselves. */
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
