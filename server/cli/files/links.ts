import { realpathSync } from 'node:fs';

/** Returns the path of a file without links; the path itself if there is no such file. */
export function realPath(path: string): string {
  try {
    return realpathSync.native(path);
  } catch {
    return path;
  }
}

/** Puts links after all other files, so that of a file and its links the file comes first. */
export function linksLast(paths: readonly string[]): string[] {
  const links = new Set(paths.filter((path) => realPath(path) !== path));
  return [...paths.filter((path) => !links.has(path)), ...links];
}

/**
 * Recognizes a file that was seen under another name. It counts again only if it leads to something else there: in
 * another folder, another balance can apply.
 */
export class SeenFiles {
  private readonly seen = new Set<string>();

  /** Returns true for the first file with this content and outcome. */
  isNew(path: string, outcome: unknown): boolean {
    const key = JSON.stringify([realPath(path), outcome]);
    const { size } = this.seen;
    return this.seen.add(key).size > size;
  }
}
