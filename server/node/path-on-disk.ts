import { existsSync, readdirSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

/**
 * Returns the path of a file or folder as it is on disk. A name that exists only in another Unicode normal form is
 * found, because both forms look the same: macOS writes names apart (NFD) that are typed as one letter (NFC). A path
 * that does not exist stays as it is.
 */
export function pathOnDisk(path: string): string {
  const folder = dirname(path);
  if (folder === path || isAscii(path) || existsSync(path)) return path;
  const found = pathOnDisk(folder);
  const name = basename(path);
  return join(found, namesIn(found).find((each) => each.normalize() === name.normalize()) ?? name);
}

function isAscii(path: string): boolean {
  return /^[\0-\x7f]*$/.test(path);
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder).sort();
  } catch {
    return [];
  }
}
