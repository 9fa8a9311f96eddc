import { workspace, type TextDocument } from 'vscode';

/** Reopens a closed document; `undefined` if its file does not exist. */
export async function reopen(document: TextDocument): Promise<TextDocument | undefined> {
  if (!document.isClosed) return document;
  // an untitled document cannot be reopened
  if (document.isUntitled) return undefined;
  try {
    return await workspace.openTextDocument(document.uri);
  } catch {
    return undefined;
  }
}
