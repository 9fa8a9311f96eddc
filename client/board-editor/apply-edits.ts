/** Edits that a board makes. */
import { Range, workspace, WorkspaceEdit, type TextDocument } from 'vscode';
import type { TextRange } from '../../protocol/server';

/** What became of an edit: another one came first, or the file is one that VS Code would never save. */
export type Applied = 'made' | 'late' | 'unwritable';

export const unwritableWords = 'This file cannot be written.';

/** Documents of which the last edit was taken back: to undo would bring it back. */
const reverted = new WeakSet<TextDocument>();

/** Whether undo and redo would only show again what such a file will never hold. */
export function isReverted(document: TextDocument): boolean {
  return reverted.has(document) && !document.isDirty;
}

/**
 * Makes one edit of a document. VS Code hinders nobody but its text editor from changing a file that its settings or the
 * file's permissions keep from being written; it does not take what is changed there for something to be saved. Such an
 * edit is taken back: whoever saw it would take it for made.
 */
export async function applyEdits(
  document: TextDocument,
  edits: readonly { readonly range: TextRange; readonly newText: string }[],
): Promise<Applied> {
  const { version } = document;
  const before = document.getText();
  let isSaveable = document.isUntitled;
  const watching = workspace.onDidChangeTextDocument(({ document: changed }) => {
    // it may be saved again before we hear that it was made
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
