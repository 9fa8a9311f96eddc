/** The extension in VS Code for the Web: the server is a web worker. */
import { Uri, workspace, type ExtensionContext } from 'vscode';
import {
  BrowserMessageReader,
  BrowserMessageWriter,
  LanguageClient,
  type MessageTransports,
} from 'vscode-languageclient/browser';
import { activateWith, type ExtensionApi } from './extension';

/** Starts all of it, the server as a web worker. */
export async function activate(context: ExtensionContext): Promise<ExtensionApi> {
  const script = await scriptAddress(Uri.joinPath(context.extensionUri, 'dist', 'server.js'));
  // the server's own workers are not VS Code's, and start from nothing but a copy of the text
  const solverScript = await copyOf(Uri.joinPath(context.extensionUri, 'dist', 'solve-worker.js'));
  return activateWith(context, (id, name, options) => {
    let worker: Worker | undefined;
    const start = (): Promise<MessageTransports> => {
      // The client restarts the server after a crash: the worker that it leaves behind must be ended.
      worker?.terminate();
      worker = new Worker(script);
      // Not the worker itself: VS Code's `Worker` is a wrapper, in which the client does not see a worker.
      const transports = {
        reader: new BrowserMessageReader(worker),
        writer: new BrowserMessageWriter(worker),
      };
      return Promise.resolve(transports);
    };
    const initializationOptions: unknown = { ...options.initializationOptions, solverScript };
    const client = new LanguageClient(id, name, start, { ...options, initializationOptions });
    return { client, dispose: () => worker?.terminate() };
  });
}

/** VS Code refuses workers whose script lies on a remote machine; from a copy of the text it starts them. */
async function scriptAddress(script: Uri): Promise<string> {
  return script.scheme === 'vscode-remote' ? copyOf(script) : script.toString(true);
}

async function copyOf(script: Uri): Promise<string> {
  const text = new Uint8Array(await workspace.fs.readFile(script));
  return URL.createObjectURL(new Blob([text], { type: 'text/javascript' }));
}
