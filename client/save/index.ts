/**
 * The command *Save Level*, and the messages about levels that were saved without it. `guard.ts` decides, `dialogs.ts` asks
 * the person. Only the server knows whether a level has errors.
 */
import { commands, Uri, window, workspace, type TextDocument, type Disposable } from 'vscode';
import { commandIds } from '../manifest/command-ids';
import { activeBoardDocument } from '../documents/active-board';
import type { LanguageSession } from '../session/session';
import { SaveGuard } from './guard';
import { windowSaveDialogs, type SaveDialogs } from './dialogs';

export type { SaveDialogs } from './dialogs';

/**
 * Sets up the guard. `settled` resolves when everything drawn on a document is in its text. Tests put their own answers into
 * `dialogs`.
 */
export function createSaving(
  session: LanguageSession,
  settled: (document: TextDocument) => Promise<void>,
): {
  readonly disposables: readonly Disposable[];
  readonly dialogs: SaveDialogs;
} {
  const dialogs: SaveDialogs = { ...windowSaveDialogs };
  const guard = new SaveGuard(session, dialogs);
  const command = commands.registerCommand(commandIds.level.save, async (given?: unknown) => {
    const document = documentOf(given);
    // this command replaces VS Code's save key, so other editors are saved as usual
    if (document === undefined) await commands.executeCommand('workbench.action.files.save');
    else {
      await settled(document);
      await guard.save(document);
    }
  });
  return { disposables: [guard, command], dialogs };
}

/** Returns the given document, or that of the active text or board editor. */
function documentOf(given: unknown): TextDocument | undefined {
  const active = activeBoardDocument() ?? window.activeTextEditor?.document;
  if (!(given instanceof Uri)) return active;
  const key = given.toString();
  return workspace.textDocuments.find(({ uri }) => uri.toString() === key) ?? active;
}
