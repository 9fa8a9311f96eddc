/**
 * The command *Save Level*, and the messages about levels that were saved without it. `guard.ts` decides, `dialogs.ts` asks
 * the person. Only the server knows whether a level has errors.
 */
import { commands, Uri, window, workspace, type Disposable, type Event, type TextDocument } from 'vscode';
import { commandIds } from '../manifest/command-ids';
import { activeBoardDocument } from '../documents/active-board';
import type { LanguageSession } from '../session/session';
import type { FileDialogs } from '../webview/file-dialogs';
import { SaveGuard, type NewFile } from './guard';
import { MisnamedFiles } from './misnamed-files';
import { windowSaveDialogs, type SaveDialogs } from './dialogs';

export type { SaveDialogs } from './dialogs';

/**
 * Sets up the guard. `settled` resolves when everything drawn on a document is in its text. Tests put their own answers into
 * `dialogs`.
 */
export function createSaving(
  session: LanguageSession,
  settled: (document: TextDocument) => Promise<void>,
  files: FileDialogs,
): {
  readonly disposables: readonly Disposable[];
  readonly dialogs: SaveDialogs;
  readonly onDidName: Event<NewFile>;
} {
  const dialogs: SaveDialogs = { ...windowSaveDialogs };
  const guard = new SaveGuard(session, dialogs, files);
  const command = commands.registerCommand(commandIds.level.save, async (given?: unknown) => {
    const document = documentOf(given);
    // this command replaces VS Code's save key, so other editors are saved as usual
    if (document === undefined) await commands.executeCommand('workbench.action.files.save');
    else {
      await settled(document);
      await guard.save(document);
    }
  });
  const misnamed = new MisnamedFiles(session, dialogs);
  return { disposables: [guard, misnamed, command], dialogs, onDidName: guard.onDidName };
}

/** Returns the given document, or that of the active text or board editor. */
function documentOf(given: unknown): TextDocument | undefined {
  const active = activeBoardDocument() ?? window.activeTextEditor?.document;
  if (!(given instanceof Uri)) return active;
  const key = given.toString();
  return workspace.textDocuments.find(({ uri }) => uri.toString() === key) ?? active;
}
