/** Lets the user choose the file to save to. */
import { workspace, type SaveDialogOptions, type Uri } from 'vscode';
import { withEnding } from '../../server/language/workspace/file-names';
import { fileName, folderOf, inFolder } from '../documents/levels';
import type { FileDialogs } from './file-dialogs';

/**
 * Returns the chosen file, with the ending that its kind needs; `undefined` if the user cancels. The dialog asks before a
 * file is replaced, but does not know the name with its ending; this asks again.
 */
export async function chooseFile(
  dialogs: FileDialogs,
  options: SaveDialogOptions,
  ending: string,
): Promise<Uri | undefined> {
  const chosen = await dialogs.save(options);
  if (chosen === undefined) return undefined;
  const name = withEnding(fileName(chosen), ending);
  if (name === fileName(chosen)) return chosen;
  const uri = inFolder(folderOf(chosen), name);
  return !(await exists(uri)) || (await dialogs.mayReplace(name)) ? uri : undefined;
}

/** Returns the first of `stem.ending`, `stem-2.ending` and so on that does not exist. */
export async function freeName(folder: Uri, stem: string, ending: string): Promise<Uri> {
  for (let count = 1; ; count++) {
    const uri = inFolder(folder, `${stem}${count === 1 ? '' : `-${count}`}${ending}`);
    if (!(await exists(uri))) return uri;
  }
}

async function exists(uri: Uri): Promise<boolean> {
  try {
    await workspace.fs.stat(uri);
    return true;
  } catch {
    return false;
  }
}
