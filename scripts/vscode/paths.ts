/** Paths in the repository. */
import { join } from 'node:path';

/** The repository's root, seen from `out/scripts/vscode`. */
export const repositoryRoot = join(__dirname, '..', '..', '..');

/** Ignored by git: the VS Codes that were obtained, and whatever runs of them leave behind. */
export const cacheFolder = join(repositoryRoot, '.vscode-test');
