/** The command *Save Level*, and what is said of levels that were saved without it. */
import { commands, Uri, window, workspace, type TextDocument, type Disposable } from 'vscode';
import { commandIds } from '../command-ids';
import { activeBoardDocument } from '../documents/active-board';
import type { LanguageSession } from '../session/session';
import { SaveGuard } from './guard';
import { windowSaveDialogs, type SaveDialogs } from './dialogs';

export type { SaveDialogs } from './dialogs';

/**
 * Sets up the guard. `settled` resolves when what was drawn of a document is in its text; `talk` is what tests put their
 * own answers into.
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
    // the key is VS Code's own: whatever is no text of ours is saved as ever
    if (document === undefined) await commands.executeCommand('workbench.action.files.save');
    else {
      await settled(document);
      await guard.save(document);
    }
  });
  return { disposables: [guard, command], dialogs };
}

/** The document that is meant: the one given, else the one in the editor, be it text or a board. */
function documentOf(given: unknown): TextDocument | undefined {
  const active = activeBoardDocument() ?? window.activeTextEditor?.document;
  if (!(given instanceof Uri)) return active;
  const key = given.toString();
  return workspace.textDocuments.find(({ uri }) => uri.toString() === key) ?? active;
}
