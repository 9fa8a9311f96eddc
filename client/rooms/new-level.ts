/** The command *New Reactor Level from Floor*. */
import { window, workspace, type Uri } from 'vscode';
import { roomsLevelRequest, roomsRegistryRequest } from '../../protocol/rooms';
import { languageId } from '../manifest/languages';
import type { LanguageSession } from '../session/session';

const title = 'New Reactor Level from Floor';

/** Generates a floor and opens a new unsaved level on its map. Asks for missing arguments. */
export async function newLevelFromFloor(
  session: LanguageSession,
  uri: Uri | undefined,
  floor: unknown,
  seed: unknown,
): Promise<void> {
  if (uri === undefined) {
    void window.showInformationMessage('Open a rooms file first.');
    return;
  }
  const id = typeof floor === 'string' ? floor : await askFloor(session, uri);
  const number = id === undefined ? undefined : typeof seed === 'number' ? seed : await askSeed();
  if (id === undefined || number === undefined) return;
  const params = { uri: uri.toString(), floor: id, seed: number };
  const answer = await session.request(roomsLevelRequest, params);
  if (answer === undefined || 'fault' in answer) {
    void window.showErrorMessage(
      answer?.fault ?? 'The language server is not running. Restart it and try again.',
    );
    return;
  }
  const document = await workspace.openTextDocument({ language: languageId, content: answer.text });
  await window.showTextDocument(document);
}

async function askFloor(session: LanguageSession, uri: Uri): Promise<string | undefined> {
  const params = { uri: uri.toString() };
  const answer = await session.request(roomsRegistryRequest, params);
  const floors = [...(answer?.registry.floors ?? [])].sort((one, other) => one.number - other.number);
  if (floors.length === 0) {
    void window.showInformationMessage('There is no valid floor to create a level from.');
    return undefined;
  }
  const items = floors.map(({ id, number, width, height }) => ({
    label: id,
    description: `floor ${number}, ${width} × ${height}`,
  }));
  return (await window.showQuickPick(items, { title: `${title} (1 of 2)`, ignoreFocusOut: true }))?.label;
}

async function askSeed(): Promise<number | undefined> {
  const isSeed = (text: string): boolean => /^\s*\d{1,10}\s*$/.test(text);
  const text = await window.showInputBox({
    ignoreFocusOut: true,
    title: `${title} (2 of 2)`,
    prompt: 'Seed. The same seed gives the same floor.',
    value: '0',
    validateInput: (given) => (isSeed(given) ? undefined : 'Expected a whole number of at least 0.'),
  });
  return text === undefined ? undefined : Number(text);
}
