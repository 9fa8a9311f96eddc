/** The command *New Reactor Level*. */
import { commands, window, workspace, type QuickPickItem, type Disposable } from 'vscode';
import { commandIds } from '../manifest/command-ids';
import { newLevelRequest, type LevelTemplate, type NewLevelResult } from '../../protocol/server';
import { boardViewType } from '../documents/active-board';
import { languageId } from '../manifest/languages';
import { sizeIn, defaultSizeText, type Size } from './level-size';
import type { LanguageSession } from '../session/session';

/** What a caller may say instead of being asked. */
interface Wish extends Size {
  readonly title: string;
  readonly template?: LevelTemplate;
  /** Whether it is to be drawn rather than written. */
  readonly onBoard?: boolean;
}

/** What the templates are called, in the order in which they are offered. */
const templates: Readonly<Record<LevelTemplate, { readonly label: string; readonly detail: string }>> = {
  running: {
    label: 'All Runs',
    detail: 'Three networks, three consumers, a reactor, a robot, nothing wrong',
  },
  leak: { label: 'A Leak', detail: 'The fuel pipe leaks; a supply takes the fuel off the floor' },
  junction: { label: 'A Junction', detail: 'A junction sends the fuel where nobody needs it' },
  door: {
    label: 'A Door',
    detail: 'A closed door between robot and reactor, and a terminal that shows the pipes',
  },
  clock: { label: 'A Clock', detail: 'The fuel is off, and a rule breaks the coolant pipe after some turns' },
};

/** Asks for a template, a size and a title, and opens a new level that was never saved. */
export function newLevelCommand(session: LanguageSession): Disposable {
  return commands.registerCommand(commandIds.level.create, async (given?: unknown) => {
    const wish = isWish(given) ? given : await askWish(session);
    if (wish === undefined) return;
    const answer = await request(session, wish, wish.title, wish.template);
    if (answer === undefined || 'fault' in answer) {
      void window.showErrorMessage(answer?.fault ?? 'The language server is not running. Restart it first.');
      return;
    }
    const document = await workspace.openTextDocument({ language: languageId, content: answer.text });
    if (wish.onBoard === true) await commands.executeCommand('vscode.openWith', document.uri, boardViewType);
    else await window.showTextDocument(document);
  });
}

async function askWish(session: LanguageSession): Promise<Wish | undefined> {
  const title = (step: number): string => `New Reactor Level (${step} of 4)`;
  const template = await pick(
    title(1),
    'What it begins as',
    Object.entries(templates).map(([name, words]) => ({ ...words, value: name as LevelTemplate })),
  );
  if (template === undefined) return undefined;
  const size = await window.showInputBox({
    title: title(2),
    ignoreFocusOut: true,
    prompt: 'Columns x rows',
    value: defaultSizeText,
    validateInput: async (text) => {
      const read = sizeIn(text);
      if (read === undefined) return `Two whole numbers: columns x rows, such as ${defaultSizeText}.`;
      const answer = await request(session, read, null, template);
      return answer !== undefined && 'fault' in answer ? answer.fault : undefined;
    },
  });
  const read = size === undefined ? undefined : sizeIn(size);
  if (read === undefined) return undefined;
  const name = await window.showInputBox({
    title: title(3),
    ignoreFocusOut: true,
    prompt: 'What the level is called',
    value: 'New level',
    validateInput: (text) => (text.trim() === '' ? 'A level has a title.' : undefined),
  });
  if (name === undefined) return undefined;
  const onBoard = await pick(title(4), 'Where to open it', [
    { label: 'Draw It on the Board', value: true },
    { label: 'Write It as Text', value: false },
  ]);
  return onBoard === undefined ? undefined : { ...read, title: name.trim(), template, onBoard };
}

async function pick<T>(
  title: string,
  placeHolder: string,
  items: readonly (QuickPickItem & { readonly value: T })[],
): Promise<T | undefined> {
  // the walkthrough that leads here takes the keyboard back
  const chosen = await window.showQuickPick(items, {
    title,
    placeHolder,
    matchOnDetail: true,
    ignoreFocusOut: true,
  });
  return chosen?.value;
}

/** The level, or with no title whether its size will do. It is for the first folder of the workspace. */
function request(
  session: LanguageSession,
  { width, height }: Size,
  title: string | null,
  template: LevelTemplate = 'running',
): Promise<NewLevelResult | undefined> {
  const folder = workspace.workspaceFolders?.[0]?.uri.toString() ?? null;
  const params = { width, height, title, template, folder };
  return session.request(newLevelRequest, params);
}

function isWish(given: unknown): given is Wish {
  if (typeof given !== 'object' || given === null) return false;
  const { width, height, title } = given as Partial<Record<keyof Wish, unknown>>;
  return typeof width === 'number' && typeof height === 'number' && typeof title === 'string' && title !== '';
}
