/** Documents that define rooms, and their registries. */
import { Uri, window, workspace, type TextDocument } from 'vscode';
import { roomsLanguageId } from '../manifest/languages';

/** Returns true if a document defines rooms. */
export function isRooms({ languageId, uri }: TextDocument): boolean {
  return languageId === roomsLanguageId || uri.path.endsWith('.rooms.toml');
}

/** Returns the given rooms file, or the one in the active editor. */
export function roomsAddress(given: unknown): Uri | undefined {
  if (typeof given === 'string') return Uri.parse(given, true);
  if (given instanceof Uri) return given;
  const document = window.activeTextEditor?.document;
  return document !== undefined && isRooms(document) ? document.uri : undefined;
}

/** Identifies the registry of a file. */
export function registryKey(uri: Uri): string {
  return (workspace.getWorkspaceFolder(uri)?.uri ?? uri).toString();
}
