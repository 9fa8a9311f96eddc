/** Documents and files that a panel can show. */
import { Uri, window, type TextDocument } from 'vscode';
import { activeBoardDocument } from './active-board';
import { languageId } from '../manifest/languages';

/** Returns true if a document is a level. */
export function isLevel({ languageId: id, uri }: TextDocument): boolean {
  return id === languageId || uri.path.endsWith('.reactor.json');
}

/** Returns the given level, or the one in the active editor. */
export function levelAddress(given: unknown): Uri | undefined {
  if (typeof given === 'string') return Uri.parse(given, true);
  // a button in a panel's title passes the URI of the panel
  if (given instanceof Uri && given.scheme !== 'webview-panel') return given;
  const document = activeBoardDocument() ?? window.activeTextEditor?.document;
  return document !== undefined && isLevel(document) ? document.uri : undefined;
}

/** Returns the last segment of a URI. */
export function fileName({ path }: Uri): string {
  return path.slice(path.lastIndexOf('/') + 1);
}

/** Returns a level's name without its extension: `first-light`. */
export function levelName(uri: Uri): string {
  return fileName(uri).replace(/(\.reactor)?\.json$/, '');
}

/** Returns a file in a folder. */
export function inFolder(folder: Uri, name: string): Uri {
  return Uri.joinPath(folder, name);
}

/** Returns the folder of a file. */
export function folderOf(uri: Uri): Uri {
  return Uri.joinPath(uri, '..');
}
