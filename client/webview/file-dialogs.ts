/** Dialogs about files, as VS Code shows them. */
import { window, type OpenDialogOptions, type SaveDialogOptions, type Uri } from 'vscode';

/** File dialogs. Tests replace the functions. */
export interface FileDialogs {
  /** Asks whether a file with this name may be replaced. */
  mayReplace: (name: string) => Thenable<boolean>;
  save: (options: SaveDialogOptions) => Thenable<Uri | undefined>;
  open: (options: OpenDialogOptions) => Thenable<Uri[] | undefined>;
}

const replace = 'Replace';

export const windowFileDialogs: FileDialogs = {
  mayReplace: async (name) => {
    const question = `${name} already exists. Do you want to replace it?`;
    return (await window.showWarningMessage(question, { modal: true }, replace)) === replace;
  },
  save: (options) => window.showSaveDialog(options),
  open: (options) => window.showOpenDialog(options),
};
