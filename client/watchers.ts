/** What the server hears of changes on disk. */
import { workspace, type FileSystemWatcher } from 'vscode';
import { fileGlobs } from './language';

/**
 * Watches the files that the server reads, and every deletion. A deleted folder is reported as one path, without
 * the files that were in it, and nothing tells a gone folder from a gone file: so all deletions go to the server,
 * which forgets what lay at or below each path.
 */
export function watchLevelFiles(): FileSystemWatcher[] {
  return [
    ...fileGlobs.map((glob) => workspace.createFileSystemWatcher(glob)),
    workspace.createFileSystemWatcher('**', true, true, false),
  ];
}
