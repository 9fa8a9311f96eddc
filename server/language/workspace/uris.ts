import { URI } from 'vscode-uri';

/**
 * URIs as texts in one spelling each: `file:///C%3A/x` and `file:///c:/x` are the same file, and editors disagree on
 * how to write it. A folder does not end with `/`.
 */
export function canonical(uri: string): string {
  const text = URI.parse(uri).toString();
  return text.endsWith('/') && !text.endsWith('//') ? text.slice(0, -1) : text;
}

/** The scheme of a URI: `file`. */
export function schemeOf(uri: string): string {
  return uri.slice(0, Math.max(uri.indexOf(':'), 0));
}

/** The last part of a URI, decoded: a file's name. */
export function nameOf(uri: string): string {
  const { path } = URI.parse(uri);
  return path.slice(path.lastIndexOf('/') + 1);
}

/** The folder that a file or folder lies in; `undefined` at the top. */
export function folderOf(uri: string): string | undefined {
  const parsed = URI.parse(uri);
  const end = parsed.path.lastIndexOf('/');
  if (end < 0 || parsed.path.length <= 1) return undefined;
  return canonical(parsed.with({ path: parsed.path.slice(0, end) || '/' }).toString());
}

/** A file in a folder. */
export function child(folder: string, name: string): string {
  const parsed = URI.parse(folder);
  return parsed.with({ path: `${parsed.path.replace(/\/$/, '')}/${name}` }).toString();
}

/** Returns true if a URI is that of the folder or of something in it. */
export function isWithin(uri: string, folder: string): boolean {
  return uri === folder || uri.startsWith(folder.endsWith('/') ? folder : `${folder}/`);
}

/** Returns the path from a folder to a file or folder inside it, decoded and with `/`: `drafts/one.reactor.json`. */
export function relativePath(folder: string, uri: string): string {
  const from = URI.parse(folder).path.replace(/\/$/, '');
  const { path } = URI.parse(uri);
  return path.startsWith(`${from}/`) ? path.slice(from.length + 1) : path;
}
