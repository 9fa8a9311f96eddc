/** Finds the file that a name means. */
import { Uri, workspace } from 'vscode';
import { looksLike } from '../../engine/core';
import { fileName, folderOf } from './levels';

/**
 * Returns the first of several files of one folder that exists. A name that exists only in another Unicode normal form
 * is found too, because both forms look the same.
 */
export async function firstExisting(files: readonly Uri[]): Promise<Uri | undefined> {
  const [first] = files;
  if (first === undefined) return undefined;
  const folder = folderOf(first);
  const entries = await workspace.fs.readDirectory(folder).then(
    (found) => found.map(([name]) => name),
    (): string[] => [],
  );
  for (const file of files) {
    const name = fileName(file);
    const found = entries.includes(name) ? name : entries.find((each) => looksLike(each, name));
    if (found !== undefined) return Uri.joinPath(folder, found);
  }
  return undefined;
}
