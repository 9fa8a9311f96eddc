import { window } from 'vscode';

/** Waits for work that a person asked for, and shows them the error where it fails; the result is then `null`. */
export async function attempt<T>(work: Promise<T>): Promise<T | null> {
  try {
    return await work;
  } catch (error) {
    void window.showErrorMessage(error instanceof Error ? error.message : String(error));
    return null;
  }
}
