/** The preview as tests see it: the messages between panels and the extension. */
import { extensions, type Uri } from 'vscode';
import type { ExtensionApi } from '../../../client/extension';
import type { Overheard, PreviewProbe } from '../../../client/preview';
import type { HostMessage, PanelMessage } from '../../../server/protocol-preview';

/** Milliseconds that a message may take, the start of a page on a slow machine included. */
const patience = 45_000;

type Message = HostMessage | PanelMessage;
type Of<T extends Message['type']> = Extract<Message, { type: T }>;

/** What the extension gives to tests. */
export async function extensionApi(): Promise<ExtensionApi> {
  const extension = extensions.getExtension<ExtensionApi>('reactor-maintenance.reactor-maintenance-levels');
  if (extension === undefined) throw new Error('The extension is not there.');
  return extension.activate();
}

/** What the extension gives to tests of previews. */
export async function previewProbe(): Promise<PreviewProbe> {
  return (await extensionApi()).preview;
}

/** Resolves with the next message of a type about a document that `isMeant`. Ask before doing what leads to it. */
export function nextMessage<T extends Message['type']>(
  probe: PreviewProbe,
  uri: Uri,
  type: T,
  isMeant: (message: Of<T>) => boolean = () => true,
): Promise<Of<T>> {
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
    const subscription = probe.onMessage((heard: Overheard) => {
      if (heard.uri.toString() !== uri.toString()) return;
      const { message } = heard;
      seen.push(message.type);
      if (isOf(message, type) && isMeant(message)) finish(() => resolve(message));
    });
  });
}

function isOf<T extends Message['type']>(message: Message, type: T): message is Of<T> {
  return message.type === type;
}
