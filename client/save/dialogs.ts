/** How saving speaks to a person. */
import { window } from 'vscode';

/** Each resolves with the button that was pressed, if one was. A test puts its own answers in. */
export interface SaveDialogs {
  /** Nothing was written. It is seen even by those who turned notifications off. */
  refuse: (message: string, ...buttons: string[]) => Thenable<string | undefined>;
  /** Something was written that is not as it should be. */
  tell: (message: string, ...buttons: string[]) => Thenable<string | undefined>;
  /** The same for what the editor did by itself: it does not get in the way of typing. */
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
