/** The command *New Reactor Level*. */
import { commands, window, workspace, type QuickPickItem, type Disposable } from 'vscode';
import { commandIds } from '../manifest/command-ids';
import { newLevelRequest, type LevelTemplate, type NewLevelResult } from '../../protocol/server';
import { templateWords } from '../../server/language/reactor/new-level/template-words';
import { boardViewType } from '../documents/active-board';
import { languageId } from '../manifest/languages';
import { sizeIn, defaultSizeText, type Size } from './level-size';
import type { LanguageSession } from '../session/session';

/** The options of a new level, which a caller can pass to skip the prompts. */
interface NewLevelOptions extends Size {
  readonly title: string;
  readonly template?: LevelTemplate;
  /** True to open the board editor instead of the text editor. */
  readonly onBoard?: boolean;
}

/** Asks for a template, a size and a title, and opens a new unsaved level. */
export function newLevelCommand(session: LanguageSession): Disposable {
  return commands.registerCommand(commandIds.level.create, async (given?: unknown) => {
    const options = isNewLevelOptions(given) ? given : await askNewLevelOptions(session);
    if (options === undefined) return;
    const answer = await request(session, options, options.title, options.template);
    if (answer === undefined || 'fault' in answer) {
      void window.showErrorMessage(
        answer?.fault ?? 'The language server is not running. Restart it and try again.',
      );
      return;
    }
    const document = await workspace.openTextDocument({ language: languageId, content: answer.text });
    if (options.onBoard === true)
      await commands.executeCommand('vscode.openWith', document.uri, boardViewType);
    else await window.showTextDocument(document);
  });
}

async function askNewLevelOptions(session: LanguageSession): Promise<NewLevelOptions | undefined> {
  const title = (step: number): string => `New Reactor Level (${step} of 4)`;
  const template = await pick(
    title(1),
    'Select a template',
    Object.entries(templateWords).map(([name, words]) => ({ ...words, value: name as LevelTemplate })),
  );
  if (template === undefined) return undefined;
  const size = await window.showInputBox({
    title: title(2),
    ignoreFocusOut: true,
    prompt: 'Columns x rows',
    value: defaultSizeText,
    validateInput: async (text) => {
      const read = sizeIn(text);
      if (read === undefined)
        return `Expected two whole numbers: columns x rows, for example ${defaultSizeText}.`;
      const answer = await request(session, read, null, template);
      return answer !== undefined && 'fault' in answer ? answer.fault : undefined;
    },
  });
  const read = size === undefined ? undefined : sizeIn(size);
  if (read === undefined) return undefined;
  const name = await window.showInputBox({
    title: title(3),
    ignoreFocusOut: true,
    prompt: 'Title of the level',
    value: 'New level',
    validateInput: (text) => (text.trim() === '' ? 'The title must not be empty.' : undefined),
  });
  if (name === undefined) return undefined;
  const onBoard = await pick(title(4), 'Select an editor', [
    { label: 'Board Editor', value: true },
    { label: 'Text Editor', value: false },
  ]);
  return onBoard === undefined ? undefined : { ...read, title: name.trim(), template, onBoard };
}

async function pick<T>(
  title: string,
  placeHolder: string,
  items: readonly (QuickPickItem & { readonly value: T })[],
): Promise<T | undefined> {
  // the walkthrough that runs this command takes the focus
  const chosen = await window.showQuickPick(items, {
    title,
    placeHolder,
    matchOnDetail: true,
    ignoreFocusOut: true,
  });
  return chosen?.value;
}

/** Requests a level for the first folder of the workspace. Without a title, only checks the size. */
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

function isNewLevelOptions(given: unknown): given is NewLevelOptions {
  if (typeof given !== 'object' || given === null) return false;
  const { width, height, title } = given as Partial<Record<keyof NewLevelOptions, unknown>>;
  return typeof width === 'number' && typeof height === 'number' && typeof title === 'string' && title !== '';
}
