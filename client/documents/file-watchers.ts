/** What the server hears of changes to files on disk. */
import { workspace, type FileSystemWatcher } from 'vscode';
import { fileGlobs } from './languages';

/** Watches each file that the server reads. Folders are the business of `announceFolders`. */
export function watchLevelFiles(): FileSystemWatcher[] {
  return fileGlobs.map((glob) => workspace.createFileSystemWatcher(glob));
}
