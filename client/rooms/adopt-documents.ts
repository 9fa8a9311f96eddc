/** Sets the language of documents with another extension that a config file includes as rooms files. */
import { Disposable, languages, workspace, type TextDocument } from 'vscode';
import { isRoomsFileRequest, roomsChangedNotification } from '../../protocol/rooms';
import { roomsLanguageId } from '../manifest/languages';
import type { LanguageSession } from '../session/session';

/**
 * Checks each TOML document that is opened, and all of them when files have changed. Sets the language only once, so that
 * the user can choose another one.
 */
export function adoptRoomsDocuments(session: LanguageSession): Disposable {
  const adopted = new Set<string>();
  const look = async (document: TextDocument): Promise<void> => {
    const uri = document.uri.toString();
    if (!document.uri.path.endsWith('.toml') || document.languageId === roomsLanguageId || adopted.has(uri))
      return;
    const params = { uri };
    // a server that is shutting down does not respond
    const isRooms = await session.request(isRoomsFileRequest, params).catch(() => false);
    if (isRooms !== true || document.isClosed || adopted.has(uri)) return;
    adopted.add(uri);
    await languages.setTextDocumentLanguage(document, roomsLanguageId);
  };
  const lookAtAll = (): void => workspace.textDocuments.forEach((document) => void look(document));
  return Disposable.from(
    workspace.onDidOpenTextDocument((document) => void look(document)),
    session.onDidStart(lookAtAll),
    session.onNotification(roomsChangedNotification, lookAtAll),
  );
}
