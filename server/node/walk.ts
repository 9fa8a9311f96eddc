import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** Folders that are never entered, because they contain no files of the project. */
const skipped = new Set(['node_modules', '.git']);

/** Files and folders below a root. */
export interface Walked {
  /** Relative paths of the files with `/`, in a fixed order. */
  readonly files: readonly string[];
  /** Absolute paths of the folders, the root first. */
  readonly folders: readonly string[];
}

/**
 * Lists every file below a folder. Links to files are followed; links to folders are not, because they may form cycles.
 * Folders that cannot be read are skipped, except the root.
 */
export async function walk(root: string): Promise<Walked> {
  const files: string[] = [];
  const folders: string[] = [];
  const visit = async (folder: string, prefix: string): Promise<void> => {
    const entries = await readdir(folder, { withFileTypes: true }).catch((error: unknown) => {
      if (prefix === '') throw error;
      return [];
    });
    folders.push(folder);
    entries.sort((one, other) => (one.name < other.name ? -1 : 1));
    for (const entry of entries) {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) {
        if (!skipped.has(entry.name)) await visit(path, `${prefix}${entry.name}/`);
      } else if (entry.isFile() || (entry.isSymbolicLink() && (await isFile(path)))) {
        files.push(prefix + entry.name);
      }
    }
  };
  await visit(root, '');
  return { files, folders };
}

async function isFile(path: string): Promise<boolean> {
  return stat(path).then(
    (found) => found.isFile(),
    () => false,
  );
}
