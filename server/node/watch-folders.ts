import { watch, type FSWatcher } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { URI } from 'vscode-uri';
import type { FileChange } from '../language';
import { walk } from './walk';

/** Milliseconds in which changes are collected, because a checkout or an unpacked archive changes many files at once. */
const collectTime = 60;

/** Size and modification time of each file that matters, by path. */
type Seen = ReadonlyMap<string, string>;

/**
 * Watches everything below some folders for clients that cannot watch files. The system's watchers only report that a
 * folder has changed, so the folders are listed again to find the changed files.
 */
export function watchFolders(
  roots: readonly string[],
  matters: (uri: string) => boolean,
  listener: (changes: readonly FileChange[]) => void,
): () => void {
  const watchers = new Map<string, FSWatcher>();
  let seen: Seen = new Map();
  let timer: NodeJS.Timeout | undefined;
  let isEnded = false;
  let isBusy = false;

  const later = (): void => {
    timer ??= setTimeout(() => {
      timer = undefined;
      if (isBusy) later();
      else void scan(true);
    }, collectTime);
  };
  const scan = async (reports: boolean): Promise<void> => {
    isBusy = true;
    const { folders, files } = await listFiles(roots, matters);
    isBusy = false;
    if (isEnded) return;
    keepWatching(watchers, folders, later);
    const changes = reports ? compare(seen, files) : [];
    seen = files;
    if (changes.length > 0) listener(changes);
  };
  void scan(false);
  return () => {
    isEnded = true;
    clearTimeout(timer);
    for (const watcher of watchers.values()) watcher.close();
  };
}

async function listFiles(
  roots: readonly string[],
  matters: (uri: string) => boolean,
): Promise<{ folders: Set<string>; files: Seen }> {
  const folders = new Set<string>();
  const files = new Map<string, string>();
  for (const root of roots) {
    const found = await walk(root).catch(() => ({ folders: [], files: [] }));
    for (const folder of found.folders) folders.add(folder);
    for (const file of found.files) {
      const path = join(root, file);
      if (!matters(URI.file(path).toString())) continue;
      const state = await stat(path).catch(() => undefined);
      if (state !== undefined) files.set(path, `${state.mtimeMs} ${state.size} ${state.ino}`);
    }
  }
  return { folders, files };
}

function keepWatching(
  watchers: Map<string, FSWatcher>,
  folders: ReadonlySet<string>,
  onEvent: () => void,
): void {
  for (const [folder, watcher] of watchers) {
    if (folders.has(folder)) continue;
    watcher.close();
    watchers.delete(folder);
  }
  for (const folder of folders) {
    if (watchers.has(folder)) continue;
    try {
      const watcher = watch(folder, { persistent: false }, onEvent);
      // a deleted folder or an exhausted system limit only ends the watcher of this folder
      watcher.on('error', () => watcher.close());
      watchers.set(folder, watcher);
    } catch {
      // the same: the folder is not watched
    }
  }
}

function compare(before: Seen, after: Seen): FileChange[] {
  const change = (path: string, kind: FileChange['kind']): FileChange => ({
    uri: URI.file(path).toString(),
    kind,
  });
  const fresh = [...after].filter(([path, state]) => before.get(path) !== state);
  return [
    ...fresh.map(([path]) => change(path, before.has(path) ? 'changed' : 'created')),
    ...[...before.keys()].filter((path) => !after.has(path)).map((path) => change(path, 'deleted')),
  ];
}
