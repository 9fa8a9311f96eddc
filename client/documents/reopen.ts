import { workspace, type TextDocument } from 'vscode';

/** A document, opened again where it was closed; `undefined` where it has no file, or none any more. */
export async function reopen(document: TextDocument): Promise<TextDocument | undefined> {
  if (!document.isClosed) return document;
  // another one without a file would be another document
  if (document.isUntitled) return undefined;
  try {
    return await workspace.openTextDocument(document.uri);
  } catch {
    return undefined;
  }
}
