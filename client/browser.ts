/** The extension's entry in VS Code for the Web: the server is a web worker. */
import { Uri, type ExtensionContext } from 'vscode';
import { LanguageClient } from 'vscode-languageclient/browser';
import { activateWith } from './extension';

/** Called by VS Code when a level is opened or the workspace holds one. */
export function activate(context: ExtensionContext): Promise<void> {
  const script = Uri.joinPath(context.extensionUri, 'dist', 'server.browser.js').toString(true);
  return activateWith(context, (id, name, options) => {
    let worker: Worker | undefined;
    const start = (): Promise<Worker> => {
      // The client starts the server anew after a crash: the worker that it leaves behind has to go.
      worker?.terminate();
      worker = new Worker(script);
      return Promise.resolve(worker);
    };
    return { client: new LanguageClient(id, name, start, options), dispose: () => worker?.terminate() };
  });
}
