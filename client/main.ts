/**
 * The extension's entry point in both of VS Code's hosts: a Node process or a web worker. Both share one script, because
 * they differ only in how the server is started (decision 014).
 */
import type { ExtensionContext } from 'vscode';
import type { ExtensionApi } from './extension';

/** Called by VS Code when a level is opened or the workspace contains one. */
export async function activate(context: ExtensionContext): Promise<ExtensionApi> {
  const host = typeof importScripts === 'function' ? import('./browser.js') : import('./node.js');
  return (await host).activate(context);
}
