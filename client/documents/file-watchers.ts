/** Watchers of the files on disk that the server reads. */
import { workspace, type FileSystemWatcher } from 'vscode';
import { fileGlobs } from '../manifest/languages';

/** Watches each file that the server reads. `announceFolders` watches folders. */
export function watchLevelFiles(): FileSystemWatcher[] {
  return fileGlobs.map((glob) => workspace.createFileSystemWatcher(glob));
}
