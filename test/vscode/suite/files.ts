/** Files of the test workspace, on whatever file system it lives. */
import { commands, Range, Uri, window, workspace, WorkspaceEdit, type TextDocument } from 'vscode';

/** Address of a file in the workspace folder. */
export function inWorkspace(path: string): Uri {
  const folder = workspace.workspaceFolders?.[0];
  if (folder === undefined) throw new Error('The test runs without a workspace folder.');
  return Uri.joinPath(folder.uri, path);
}

let made = 0;

/**
 * Address of a level that no other test has. VS Code keeps a document for minutes after its last editor is closed, and
 * would hand the old text to a test that writes a file of the same name.
 */
export function freshLevel(folder = '.'): Uri {
  made += 1;
  return inWorkspace(`${folder}/made-${made}.reactor.json`);
}

/** Writes a file behind the editor's back, as another program would. */
export async function write(uri: Uri, text: string): Promise<void> {
  await workspace.fs.writeFile(uri, new TextEncoder().encode(text));
}

/** Writes a new file and resolves when VS Code has seen it: a file that goes at once is never reported at all. */
export async function writeSeen(uri: Uri, text: string): Promise<void> {
  const watcher = workspace.createFileSystemWatcher('**');
  const seen = new Promise<void>((resolve) => {
    watcher.onDidCreate((created) => {
      if (created.path === uri.path) resolve();
    });
  });
  await write(uri, text);
  await seen;
  watcher.dispose();
}

/** Deletes a file or a folder with all that is in it; nothing happens if it is not there. */
export async function remove(uri: Uri): Promise<void> {
  try {
    await workspace.fs.delete(uri, { recursive: true });
  } catch {
    // It was not there.
  }
}

/** Opens a file in an editor. */
export async function show(uri: Uri): Promise<TextDocument> {
  const document = await workspace.openTextDocument(uri);
  await window.showTextDocument(document, { preview: false });
  return document;
}

/** Replaces the first occurrence of `before` in the document, without a need for an editor. */
export async function replaceText(document: TextDocument, before: string, after: string): Promise<void> {
  const at = document.getText().indexOf(before);
  if (at < 0) throw new Error(`The document does not hold ${before}`);
  const edit = new WorkspaceEdit();
  const range = new Range(document.positionAt(at), document.positionAt(at + before.length));
  edit.replace(document.uri, range, after);
  if (!(await workspace.applyEdit(edit))) throw new Error('VS Code did not apply the edit.');
}

/** Closes every editor and throws unsaved changes away. */
export async function closeEverything(): Promise<void> {
  for (const document of workspace.textDocuments) {
    if (!document.isDirty) continue;
    await window.showTextDocument(document);
    await commands.executeCommand('workbench.action.revertAndCloseActiveEditor');
  }
  await commands.executeCommand('workbench.action.closeAllEditors');
}
