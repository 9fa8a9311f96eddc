/** Applies edits of the board editor. */
import { Range, workspace, WorkspaceEdit, type TextDocument } from 'vscode';
import type { TextRange } from '../../protocol/server';

/** The outcome of an edit. `late`: another edit came first; `unwritable`: VS Code would never save the file. */
export type Applied = 'made' | 'late' | 'unwritable';

export const unwritableWords = 'This file is read-only.';

/** Documents whose last edit was reverted: undo would bring it back. */
const reverted = new WeakSet<TextDocument>();

/** Returns true if undo and redo would only show an edit that the file cannot keep. */
export function isReverted(document: TextDocument): boolean {
  return reverted.has(document) && !document.isDirty;
}

/**
 * Makes one edit of a document. A file that settings or permissions protect can be changed by every editor but the text
 * editor, and VS Code does not consider the change unsaved. Such an edit is reverted, as it would look as if it were made.
 */
export async function applyEdits(
  document: TextDocument,
  edits: readonly { readonly range: TextRange; readonly newText: string }[],
): Promise<Applied> {
  const { version } = document;
  const before = document.getText();
  let isSaveable = document.isUntitled;
  const watching = workspace.onDidChangeTextDocument(({ document: changed }) => {
    // it may have been saved by the time the edit is confirmed
    if (changed === document && changed.isDirty) isSaveable = true;
  });
  try {
    if (!(await apply(document, edits))) return 'late';
  } finally {
    watching.dispose();
  }
  if (isSaveable || document.isDirty || document.isClosed || document.version === version) {
    reverted.delete(document);
    return 'made';
  }
  const last = document.lineAt(document.lineCount - 1).range.end;
  await apply(document, [{ range: { start: { line: 0, character: 0 }, end: last }, newText: before }]);
  reverted.add(document);
  return 'unwritable';
}

function apply(
  { uri }: TextDocument,
  edits: readonly { readonly range: TextRange; readonly newText: string }[],
): Thenable<boolean> {
  const edit = new WorkspaceEdit();
  for (const { range, newText } of edits) {
    const { start, end } = range;
    edit.replace(uri, new Range(start.line, start.character, end.line, end.character), newText);
  }
  return workspace.applyEdit(edit);
}
