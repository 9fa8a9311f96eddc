/** Finds the level for commands without an argument. */
import { window, workspace, type TextDocument } from 'vscode';
import { languageId } from '../manifest/languages';

/** Returns the level in the active editor, in another visible editor, or the most recently opened one. */
export function currentLevel(): TextDocument | undefined {
  const seen = [window.activeTextEditor, ...window.visibleTextEditors].flatMap(
    (editor) => editor?.document ?? [],
  );
  // an editor without a document, such as the walkthrough, may be active
  return [...seen, ...[...workspace.textDocuments].reverse()].find(isLevel);
}

function isLevel({ languageId: id, isClosed }: TextDocument): boolean {
  return id === languageId && !isClosed;
}
