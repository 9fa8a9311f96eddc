/** Panels as tests see them: the messages between their pages and the extension. */
import { extensions, type Event, type Uri } from 'vscode';
import type { ExtensionApi } from '../../../client/extension';

/** Milliseconds that a message may take, the start of a page on a slow machine included. */
const patience = 45_000;

interface Message {
  readonly type: string;
}

/** The extension's interface for tests. */
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
  if (panel === undefined) throw new Error(`No panel shows ${uri.path}.`);
  panel.receive(message);
}

interface Listened<M> {
  readonly onMessage: Event<{ readonly uri: Uri; readonly message: M }>;
}

/** Resolves with the next message of a type about a document that `isMeant`. Ask before doing what leads to it. */
export function nextMessage<M extends Message, T extends M['type']>(
  probe: Listened<M>,
  uri: Uri,
  type: T,
  isMeant: (message: Extract<M, { type: T }>) => boolean = () => true,
): Promise<Extract<M, { type: T }>> {
  return next(
    probe,
    uri,
    type,
    (message): message is Extract<M, { type: T }> => isOf(message, type) && isMeant(message),
  );
}

/** Resolves with the reply to the next request of a name. */
export function nextReply<M extends Message, N extends string>(
  probe: Listened<M>,
  uri: Uri,
  to: N,
): Promise<Extract<M, { type: 'reply'; to: N }>> {
  return next(
    probe,
    uri,
    `a reply to ${to}`,
    (message): message is Extract<M, { type: 'reply'; to: N }> =>
      message.type === 'reply' && 'to' in message && message.to === to,
  );
}

function next<M extends Message, S extends M>(
  probe: Listened<M>,
  uri: Uri,
  what: string,
  isMeant: (message: M) => message is S,
): Promise<S> {
  return new Promise((resolve, reject) => {
    const seen: string[] = [];
    const finish = (done: () => void): void => {
      clearTimeout(timer);
      subscription.dispose();
      done();
    };
    const timer = setTimeout(() => {
      finish(() => reject(new Error(`${uri.path}: waited for ${what}, saw [${seen.join()}]`)));
    }, patience);
    const subscription = probe.onMessage(({ uri: about, message }) => {
      if (about.toString() !== uri.toString()) return;
      seen.push(message.type);
      if (isMeant(message)) finish(() => resolve(message));
    });
  });
}

function isOf<M extends Message, T extends M['type']>(
  message: M,
  type: T,
): message is Extract<M, { type: T }> {
  return message.type === type;
}
