import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { join } from 'node:path';
import { URI } from 'vscode-uri';
import { matchGlobs, type FileContent, type FilePort } from '../language';
import { decodeText } from './decode-text';
import { walk } from './walk';
import { watchFolders } from './watch-folders';

/** The port to files over Node's own file system. */
export const nodeFiles: FilePort = {
  async list(root, globs) {
    const folder = pathOf(root);
    if (folder === undefined) return [];
    const matches = matchGlobs(globs);
    const { files } = await walk(folder);
    return files.filter(matches).map((file) => URI.file(join(folder, file)).toString());
  },

  async read(uri): Promise<FileContent> {
    const path = pathOf(uri);
    if (path === undefined) return { fault: 'missing' };
    try {
      return decodeText(await readFile(path));
    } catch (error) {
      return { fault: isMissing(error) ? 'missing' : 'unreadable' };
    }
  },

  watch: (roots, matters, listener) =>
    watchFolders(
      roots.flatMap((root) => pathOf(root) ?? []),
      matters,
      listener,
    ),
};

/** Returns the path of a file URI; `undefined` for URIs of other schemes. */
function pathOf(uri: string): string | undefined {
  try {
    return fileURLToPath(uri);
  } catch {
    return undefined;
  }
}

function isMissing(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  return code === 'ENOENT' || code === 'ENOTDIR';
}
