import { window } from 'vscode';

/** Waits for work on behalf of the user. If it fails, shows the error and returns `null`. */
export async function attempt<T>(work: Promise<T>): Promise<T | null> {
  try {
    return await work;
  } catch (error) {
    void window.showErrorMessage(error instanceof Error ? error.message : String(error));
    return null;
  }
}
