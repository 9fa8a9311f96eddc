/** Messages and questions about saving. */
import { window } from 'vscode';

/** Each resolves with the button that was pressed, if one was. A test puts its own answers in. */
export interface SaveDialogs {
  /** Reports that nothing was written. An error is seen even where notifications are off. */
  refuse: (message: string, ...buttons: string[]) => Thenable<string | undefined>;
  /** Reports that a level with errors was written. */
  tell: (message: string, ...buttons: string[]) => Thenable<string | undefined>;
  /** The same for a save by the editor itself, without interrupting typing. */
  mention: (message: string) => void;
}

/** Milliseconds that a mention stays in the status bar. */
const mentioned = 15_000;

export const windowSaveDialogs: SaveDialogs = {
  refuse: (message, ...buttons) => window.showErrorMessage(message, ...buttons),
  tell: (message, ...buttons) => window.showInformationMessage(message, ...buttons),
  mention: (message) => {
    window.setStatusBarMessage(`$(warning) ${message}`, mentioned);
  },
};
