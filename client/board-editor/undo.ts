/** Undo and redo by the keys of a board. */
import { commands, type TextDocument } from 'vscode';
import { commandIds } from '../manifest/command-ids';
import { activeBoardDocument } from '../documents/active-board';
import { isReverted } from './apply-edits';
import type { EditQueue } from './edit-queue';

/**
 * VS Code's undo knows a stroke only once it is in the text, and would undo the one before it. The keys of a board wait for
 * the strokes that were drawn before they were pressed.
 */
export function registerUndo(edits: EditQueue) {
  const register = (step: 'undo' | 'redo') =>
    commands.registerCommand(commandIds.board[step], async () => {
      const document = activeBoardDocument();
      const take = (): Thenable<unknown> => commands.executeCommand(step);
      if (document === undefined) await take();
      else
        await edits.add(document, async () => {
          if (isInFront(document) && !isReverted(document)) await take();
        });
    });
  return [register('undo'), register('redo')];
}

/** Whether the person is still at the document; the step is for no other one. */
function isInFront(document: TextDocument): boolean {
  return activeBoardDocument() === document;
}
