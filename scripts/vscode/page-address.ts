/** The URL of a workbench on the server. */

export interface PageOptions {
  /** The workspace folder, an absolute path. */
  readonly folder: string;
  /** An extension under development, an absolute path. */
  readonly extension?: string;
  /** The suite to run in the extension host, an absolute path. */
  readonly suite?: string;
  /** A file to open, an absolute path. */
  readonly file?: string;
  /** The line of it to go to, from 1. */
  readonly line?: number;
  readonly token?: string;
}

/** Returns the URL of the workbench. Options are passed in VS Code's `payload`. */
export function pageAddress(authority: string, options: PageOptions): string {
  const remote = (path: string): string => `vscode-remote://${authority}${path}`;
  const payload: [string, string][] = [['skipWelcome', 'true']];
  if (options.extension !== undefined) payload.push(['extensionDevelopmentPath', remote(options.extension)]);
  if (options.suite !== undefined) payload.push(['extensionTestsPath', remote(options.suite)]);
  if (options.file !== undefined) {
    payload.push(['gotoLineMode', 'true'], ['openFile', `${remote(options.file)}:${options.line ?? 1}:1`]);
  }
  const query = new URLSearchParams({ folder: options.folder, payload: JSON.stringify(payload) });
  if (options.token !== undefined) query.set('tkn', options.token);
  return `http://${authority}/?${query.toString()}`;
}
