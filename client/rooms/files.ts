/** Which documents hold rooms, and which of them are one registry. */
import { Uri, window, workspace, type TextDocument } from 'vscode';
import { roomsLanguageId } from '../manifest/languages';

/** Whether a document holds rooms. */
export function isRooms({ languageId, uri }: TextDocument): boolean {
  return languageId === roomsLanguageId || uri.path.endsWith('.rooms.toml');
}

/** The rooms that are meant: those given, else those in the editor. */
export function roomsAddress(given: unknown): Uri | undefined {
  if (typeof given === 'string') return Uri.parse(given, true);
  if (given instanceof Uri) return given;
  const document = window.activeTextEditor?.document;
  return document !== undefined && isRooms(document) ? document.uri : undefined;
}

/** Two files with the same one are one registry. */
export function registryKey(uri: Uri): string {
  return (workspace.getWorkspaceFolder(uri)?.uri ?? uri).toString();
}
