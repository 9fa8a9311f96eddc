/** Panels as tests see them: the messages between their pages and the extension. */
import { extensions, type Event, type Uri } from 'vscode';
import type { ExtensionApi } from '../../../client/extension';

/** Milliseconds that a message may take, the start of a page on a slow machine included. */
const patience = 45_000;

interface Message {
  readonly type: string;
}

/** What the extension gives to tests. */
export async function extensionApi(): Promise<ExtensionApi> {
  const extension = extensions.getExtension<ExtensionApi>('reactor-maintenance.reactor-maintenance-levels');
  if (extension === undefined) throw new Error('The extension is not there.');
  return extension.activate();
}

/** Does what the page of a file would have done by sending a message. */
export function receive<M>(
  { panels }: { readonly panels: { find(uri: Uri): { receive(message: M): void } | undefined } },
  uri: Uri,
  message: M,
): void {
  const panel = panels.find(uri);
  if (panel === undefined) throw new Error(`There is no panel of ${uri.path}.`);
  panel.receive(message);
}

/** Resolves with the next message of a type about a document that `isMeant`. Ask before doing what leads to it. */
export function nextMessage<M extends Message, T extends M['type']>(
  probe: { readonly onMessage: Event<{ readonly uri: Uri; readonly message: M }> },
  uri: Uri,
  type: T,
  isMeant: (message: Extract<M, { type: T }>) => boolean = () => true,
): Promise<Extract<M, { type: T }>> {
  return new Promise((resolve, reject) => {
    const seen: string[] = [];
    const finish = (done: () => void): void => {
      clearTimeout(timer);
      subscription.dispose();
      done();
    };
    const timer = setTimeout(() => {
      finish(() => reject(new Error(`${uri.path}: waited for ${type}, saw [${seen.join()}]`)));
    }, patience);
    const subscription = probe.onMessage(({ uri: about, message }) => {
      if (about.toString() !== uri.toString()) return;
      seen.push(message.type);
      if (isOf(message, type) && isMeant(message)) finish(() => resolve(message));
    });
  });
}

function isOf<M extends Message, T extends M['type']>(
  message: M,
  type: T,
): message is Extract<M, { type: T }> {
  return message.type === type;
}
