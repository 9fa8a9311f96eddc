/**
 * The extension's entry in either of VS Code's hosts: a process of Node's, or a web worker. One script is both, since all
 * but how the server is started is the same (decision 014).
 */
import type { ExtensionContext } from 'vscode';
import type { ExtensionApi } from './extension';

/** Called by VS Code when a level is opened or the workspace holds one. */
export async function activate(context: ExtensionContext): Promise<ExtensionApi> {
  const host = typeof importScripts === 'function' ? import('./browser.js') : import('./node.js');
  return (await host).activate(context);
}
