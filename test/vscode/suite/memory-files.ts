/** A writable file system that exists only in memory, as virtual workspaces have. */
import {
  Disposable,
  EventEmitter,
  FileSystemError,
  FileType,
  type FileChangeEvent,
  type FileStat,
  type FileSystemProvider,
  type Uri,
} from 'vscode';

/** Files by path; folders are not kept. */
export function memoryFiles(): FileSystemProvider {
  const files = new Map<string, Uint8Array>();
  const read = (uri: Uri): Uint8Array => {
    const content = files.get(uri.path);
    if (content === undefined) throw FileSystemError.FileNotFound(uri);
    return content;
  };
  return {
    onDidChangeFile: new EventEmitter<FileChangeEvent[]>().event,
    watch: () => new Disposable(() => undefined),
    stat: (uri): FileStat => ({ type: FileType.File, ctime: 0, mtime: 0, size: read(uri).length }),
    readDirectory: () => [],
    createDirectory: () => undefined,
    readFile: read,
    writeFile: (uri, content) => {
      files.set(uri.path, content);
    },
    delete: (uri) => {
      files.delete(uri.path);
    },
    rename: () => {
      throw FileSystemError.NoPermissions();
    },
  };
}
