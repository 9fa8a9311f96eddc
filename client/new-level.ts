/** The command *New Reactor Level*. */
import { commands, window, workspace } from 'vscode';
import { newLevelRequest, type NewLevelParams, type NewLevelResult } from '../server/protocol';
import { languageId } from './language';
import { sizeIn, usualSizeText, type Size } from './level-size';
import type { Owned } from './owned';
import type { LanguageSession } from './session';

/** What a caller may say instead of being asked. */
interface Wish extends Size {
  readonly title: string;
}

/** Asks for a size and a title, and opens a new level that was never saved. */
export function newLevelCommand(session: LanguageSession): Owned {
  return commands.registerCommand('reactor.newLevel', async (given?: unknown) => {
    const wish = isWish(given) ? given : await askWish(session);
    if (wish === undefined) return;
    const answer = await request(session, wish, wish.title);
    if (answer === undefined || 'fault' in answer) {
      void window.showErrorMessage(answer?.fault ?? 'The language server is not running. Restart it first.');
      return;
    }
    const document = await workspace.openTextDocument({ language: languageId, content: answer.text });
    await window.showTextDocument(document);
  });
}

async function askWish(session: LanguageSession): Promise<Wish | undefined> {
  const title = 'New Reactor Level';
  const size = await window.showInputBox({
    title: `${title} (1 of 2)`,
    prompt: 'Columns x rows',
    value: usualSizeText,
    validateInput: async (text) => {
      const read = sizeIn(text);
      if (read === undefined) return `Two whole numbers: columns x rows, such as ${usualSizeText}.`;
      const answer = await request(session, read, null);
      return answer !== undefined && 'fault' in answer ? answer.fault : undefined;
    },
  });
  const read = size === undefined ? undefined : sizeIn(size);
  if (read === undefined) return undefined;
  const name = await window.showInputBox({
    title: `${title} (2 of 2)`,
    prompt: 'What the level is called',
    value: 'New level',
    validateInput: (text) => (text.trim() === '' ? 'A level has a title.' : undefined),
  });
  return name === undefined ? undefined : { ...read, title: name.trim() };
}

/** The level, or with no title whether its size will do. It is for the first folder of the workspace. */
function request(
  session: LanguageSession,
  { width, height }: Size,
  title: string | null,
): Promise<NewLevelResult | undefined> {
  const folder = workspace.workspaceFolders?.[0]?.uri.toString() ?? null;
  const params: NewLevelParams = { width, height, title, folder };
  return session.request<NewLevelResult>(newLevelRequest, params);
}

function isWish(given: unknown): given is Wish {
  if (typeof given !== 'object' || given === null) return false;
  const { width, height, title } = given as Partial<Record<keyof Wish, unknown>>;
  return typeof width === 'number' && typeof height === 'number' && typeof title === 'string' && title !== '';
}
