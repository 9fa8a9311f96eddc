/** Finds the level that a command without an argument means. */
import { window, workspace, type TextDocument } from 'vscode';
import { languageId } from '../manifest/languages';

/** The level in the active editor, else in another one that is seen, else the one that was opened last. */
export function currentLevel(): TextDocument | undefined {
  const seen = [window.activeTextEditor, ...window.visibleTextEditors].flatMap(
    (editor) => editor?.document ?? [],
  );
  // a page without a text, such as the walkthrough, may be in front of all levels
  return [...seen, ...[...workspace.textDocuments].reverse()].find(isLevel);
}

function isLevel({ languageId: id, isClosed }: TextDocument): boolean {
  return id === languageId && !isClosed;
}
