/** Gives documents the language of rooms that a config file names and that have another ending. */
import { Disposable, languages, workspace, type TextDocument } from 'vscode';
import { isRoomsRequest, roomsChangedNotification } from '../../protocol/rooms';
import { roomsLanguageId } from '../manifest/languages';
import type { LanguageSession } from '../session/session';

/**
 * Looks at each TOML document that is opened, and at all of them when files have changed. Each is given the language
 * once: who chooses another one keeps it.
 */
export function adoptRoomsDocuments(session: LanguageSession): Disposable {
  const adopted = new Set<string>();
  const look = async (document: TextDocument): Promise<void> => {
    const uri = document.uri.toString();
    if (!document.uri.path.endsWith('.toml') || document.languageId === roomsLanguageId || adopted.has(uri))
      return;
    const params = { uri };
    // a server that is ending has no answer
    const isRooms = await session.request(isRoomsRequest, params).catch(() => false);
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
