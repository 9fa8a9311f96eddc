/** The extension in VS Code for the Web: the server is a web worker. */
import { Uri, workspace, type ExtensionContext } from 'vscode';
import {
  BrowserMessageReader,
  BrowserMessageWriter,
  LanguageClient,
  type MessageTransports,
} from 'vscode-languageclient/browser';
import { activateWith, type ExtensionApi } from './extension';

/** Activates the extension, with the server as a web worker. */
export async function activate(context: ExtensionContext): Promise<ExtensionApi> {
  const script = await scriptAddress(Uri.joinPath(context.extensionUri, 'dist', 'server.js'));
  // the server can start its own workers only from a copy of their script
  const solverScript = await copyOf(Uri.joinPath(context.extensionUri, 'dist', 'solve-worker.js'));
  return activateWith(context, (id, name, options) => {
    let worker: Worker | undefined;
    const start = (): Promise<MessageTransports> => {
      // The client restarts the server after a crash, so the old worker must be terminated.
      worker?.terminate();
      worker = new Worker(script);
      // The client does not recognize VS Code's wrapper of `Worker` as a worker.
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

/** Copies the script if it is on a remote machine, because VS Code does not start workers from there. */
async function scriptAddress(script: Uri): Promise<string> {
  return script.scheme === 'vscode-remote' ? copyOf(script) : script.toString(true);
}

async function copyOf(script: Uri): Promise<string> {
  const text = new Uint8Array(await workspace.fs.readFile(script));
  return URL.createObjectURL(new Blob([text], { type: 'text/javascript' }));
}
