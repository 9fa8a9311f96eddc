/** Saves a document that has no file yet, under a name that the tools recognize. */
import {
  commands,
  TabInputCustom,
  TabInputText,
  window,
  workspace,
  type Tab,
  type TextDocument,
  type Uri,
} from 'vscode';
import { fileNameRequest } from '../../protocol/server';
import type { LanguageSession } from '../session/session';
import { withTimeout } from '../session/with-timeout';
import { chooseFile, freeName } from '../webview/choose-file';
import type { FileDialogs } from '../webview/file-dialogs';

/** Milliseconds that the server may take to propose a name. */
const timeout = 5_000;

/**
 * Asks for a file, writes the document to it and shows the file in place of the document. Returns the file; `null` if the user
 * cancels, and `undefined` if there is no name to propose, in which case VS Code has to ask.
 */
export async function saveNewFile(
  session: LanguageSession,
  document: TextDocument,
  dialogs: FileDialogs,
): Promise<Uri | null | undefined> {
  const [folder] = workspace.workspaceFolders ?? [];
  const params = { uri: document.uri.toString(), language: document.languageId, text: document.getText() };
  const name = await withTimeout(session.request(fileNameRequest, params), timeout);
  if (folder === undefined || name == null) return undefined;
  const { stem, ending } = name;
  const target = await chooseFile(
    dialogs,
    { title: 'Save', defaultUri: await freeName(folder.uri, stem, ending) },
    ending,
  );
  if (target === undefined) return null;
  await workspace.fs.writeFile(target, new TextEncoder().encode(document.getText()));
  await replaceEditors(document, target);
  return target;
}

/** Shows a file wherever a document is shown, and discards the document. */
async function replaceEditors(document: TextDocument, file: Uri): Promise<void> {
  const tabs = tabsOf(document.uri);
  const active = window.tabGroups.activeTabGroup.activeTab;
  const { selection } = window.activeTextEditor ?? {};
  // the active one last, so that the file is active as well
  for (const tab of [...tabs].sort((one, other) => Number(one === active) - Number(other === active))) {
    const editor = tab.input instanceof TabInputCustom ? tab.input.viewType : 'default';
    const place = { viewColumn: tab.group.viewColumn, preview: false, ...(selection && { selection }) };
    await commands.executeCommand('vscode.openWith', file, editor, place);
  }
  const shown = window.tabGroups.activeTabGroup.activeTab;
  const [tab] = tabsOf(document.uri);
  if (tab === undefined) return;
  // VS Code discards only the document of the active editor without asking
  await commands.executeCommand('vscode.openWith', document.uri, viewTypeOf(tab), {
    viewColumn: tab.group.viewColumn,
  });
  await commands.executeCommand('workbench.action.revertAndCloseActiveEditor');
  await window.tabGroups.close(tabsOf(document.uri));
  if (shown !== undefined)
    await commands.executeCommand('vscode.openWith', file, viewTypeOf(shown), {
      viewColumn: shown.group.viewColumn,
    });
}

function viewTypeOf({ input }: Tab): string {
  return input instanceof TabInputCustom ? input.viewType : 'default';
}

function tabsOf(uri: Uri): Tab[] {
  const key = uri.toString();
  return window.tabGroups.all
    .flatMap(({ tabs }) => tabs)
    .filter(
      ({ input }) =>
        (input instanceof TabInputText || input instanceof TabInputCustom) && input.uri.toString() === key,
    );
}
