import { stat } from 'node:fs/promises';
import { join, relative, resolve, sep } from 'node:path';
import picomatch from 'picomatch';
import { URI } from 'vscode-uri';
import { pathOnDisk } from '../../node';

/** A path from the command line, resolved by kind. Paths are absolute. */
export type Target =
  | { readonly kind: 'file'; readonly given: string; readonly path: string }
  | { readonly kind: 'folder'; readonly given: string; readonly path: string }
  | {
      readonly kind: 'glob';
      readonly given: string;
      /** Folder that contains every match. */
      readonly path: string;
      readonly matches: (path: string) => boolean;
    }
  | { readonly kind: 'missing'; readonly given: string };

/** Determines the kind of each path. An existing file whose name looks like a glob is a file. */
export function readTargets(paths: readonly string[], cwd: string): Promise<Target[]> {
  return Promise.all(paths.map((path) => readTarget(path, cwd)));
}

async function readTarget(given: string, cwd: string): Promise<Target> {
  const path = inputPath(given, cwd);
  const found = await stat(path).catch(() => undefined);
  if (found !== undefined) return { kind: found.isDirectory() ? 'folder' : 'file', given, path };
  const glob = sep === '\\' ? given.replaceAll('\\', '/') : given;
  const { base, glob: pattern, isGlob } = picomatch.scan(glob, { nonegate: true });
  if (!isGlob) return { kind: 'missing', given };
  const folder = inputPath(base, cwd);
  // a name looks the same in each of its Unicode normal forms
  const isMatch = picomatch(pattern.normalize(), { dot: true, nonegate: true });
  const matches = (file: string): boolean => isMatch(relative(folder, file).split(sep).join('/').normalize());
  return { kind: 'glob', given, path: folder, matches };
}

/** Returns the absolute path of a file or folder to read, as it is on disk. */
export function inputPath(path: string, cwd: string): string {
  return pathOnDisk(resolve(cwd, path));
}

export function uriOf(path: string): string {
  return URI.file(path).toString();
}

/** Path of a file as it is printed: relative to the current folder, with `/`. */
export function shownPath(uri: string, cwd: string): string {
  const path = URI.parse(uri).fsPath;
  return relative(resolve(cwd), join(path)).split(sep).join('/');
}
