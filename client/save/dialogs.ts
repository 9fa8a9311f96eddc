/** Notifications about saving. */
import { window } from 'vscode';

/** Shows notifications; resolves with the pressed button. Tests replace the functions. */
export interface SaveDialogs {
  /** Reports that nothing was written, as an error, which is shown even in do-not-disturb mode. */
  refuse: (message: string, ...buttons: string[]) => Thenable<string | undefined>;
  /** Reports that a level with errors was written. */
  inform: (message: string, ...buttons: string[]) => Thenable<string | undefined>;
  /** Reports the same after an automatic save, in the status bar. */
  mention: (message: string) => void;
}

/** Milliseconds that a message stays in the status bar. */
const statusTime = 15_000;

export const windowSaveDialogs: SaveDialogs = {
  refuse: (message, ...buttons) => window.showErrorMessage(message, ...buttons),
  inform: (message, ...buttons) => window.showInformationMessage(message, ...buttons),
  mention: (message) => {
    window.setStatusBarMessage(`$(warning) ${message}`, statusTime);
  },
};
