/** The undo and redo keys of the board editor. */
import { commands, type TextDocument } from 'vscode';
import { commandIds } from '../manifest/command-ids';
import { activeBoardDocument } from '../documents/active-board';
import { isReverted } from './apply-edits';
import type { EditQueue } from './edit-queue';

/** Registers undo and redo, which wait for queued strokes: otherwise VS Code would undo the stroke before them. */
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

/** Returns true if the document is still active, so that no other document is changed. */
function isInFront(document: TextDocument): boolean {
  return activeBoardDocument() === document;
}
