/** Which documents and files a panel can show. */
import { Uri, window, type TextDocument } from 'vscode';
import { activeBoardDocument } from './active-board';
import { languageId } from '../manifest/languages';

/** Whether a document is a level. */
export function isLevel({ languageId: id, uri }: TextDocument): boolean {
  return id === languageId || uri.path.endsWith('.reactor.json');
}

/** The level that is meant: the one given, else the one in the editor. */
export function levelAddress(given: unknown): Uri | undefined {
  if (typeof given === 'string') return Uri.parse(given, true);
  // a button in a panel's title gives the panel's own address
  if (given instanceof Uri && given.scheme !== 'webview-panel') return given;
  const document = activeBoardDocument() ?? window.activeTextEditor?.document;
  return document !== undefined && isLevel(document) ? document.uri : undefined;
}

/** The last part of an address. */
export function fileName({ path }: Uri): string {
  return path.slice(path.lastIndexOf('/') + 1);
}

/** A level's name without what all of them end with: `first-light`. */
export function levelName(uri: Uri): string {
  return fileName(uri).replace(/(\.reactor)?\.json$/, '');
}

/** The folder that a file lies in. */
export function folderOf(uri: Uri): Uri {
  return Uri.joinPath(uri, '..');
}
