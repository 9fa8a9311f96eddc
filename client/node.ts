/** The extension on the desktop and on remote machines: the server is a Node process reached over IPC. */
import { Uri, type ExtensionContext } from 'vscode';
import { LanguageClient, TransportKind } from 'vscode-languageclient/node';
import { activateWith, type ExtensionApi } from './extension';

/** Activates the extension, with the server as a process. */
export function activate(context: ExtensionContext): Promise<ExtensionApi> {
  const module = Uri.joinPath(context.extensionUri, 'dist', 'server.js').fsPath;
  return activateWith(context, (id, name, options) => {
    const client = new LanguageClient(id, name, { module, transport: TransportKind.ipc }, options);
    return { client, dispose: () => undefined };
  });
}
