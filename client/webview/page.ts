/** The page of a webview panel: its life cycle, and the messages of all pages. */
import { Disposable, EventEmitter, type Uri, type WebviewPanel } from 'vscode';
import type { HostChannelMessage, PageChannelMessage, Requests } from '../../protocol/channel';
import { RequestChannel, type RequestHandlers } from './channel';
import { pageOptions, pageText } from './html';
import { Mailbox, type MessageOrder } from './mailbox';
import type { PageServices } from './services';

/** Messages that every page sends. */
type OwnMessage =
  /** The page can receive messages. Nothing is sent before. */
  | { readonly type: 'ready'; readonly version: number }
  | { readonly type: 'painted' }
  /** An error occurred in the page. */
  | { readonly type: 'failed'; readonly message: string };

interface Message {
  readonly type: string;
}

/** Messages of one kind of page, without requests. */
export type OtherMessage<P, R extends Requests<R>> = Exclude<
  P,
  OwnMessage | PageChannelMessage<R> | { readonly type: OwnMessage['type'] }
>;

/** The properties of one kind of page. `H`: from the extension, `P`: from the page, `R`: its requests. */
export interface PageKind<H extends Message, P, R extends Requests<R>> {
  readonly services: PageServices<H | HostChannelMessage<R> | P>;
  /** Its file in `dist/`. */
  readonly script: string;
  /** The version of the protocol: a page of another version is reloaded. */
  readonly version: number;
  readonly order: MessageOrder<H | HostChannelMessage<R>>;
  /** The file that is shown. */
  readonly uri: () => Uri;
  readonly requests: RequestHandlers<R>;
  /** Called when the page is ready, before it gets any message. */
  readonly ready?: () => void;
  readonly receive: (message: OtherMessage<P, R>) => void;
  /** Stops the work of the panel. */
  readonly stopWork: () => void;
}

/** Loads the page into a webview panel and exchanges messages with it until the panel is closed. */
export class Page<H extends Message, P extends Message, R extends Requests<R>> {
  private readonly mailbox: Mailbox<H | HostChannelMessage<R>>;
  private readonly channel: RequestChannel<R>;
  private isReloaded = false;
  private readonly ended = new EventEmitter<void>();
  private readonly subscriptions: Disposable;
  /** Fires once when the panel is closed. */
  readonly onDidEnd = this.ended.event;

  constructor(
    private readonly shown: WebviewPanel,
    private readonly kind: PageKind<H, P, R>,
  ) {
    const { webview } = shown;
    this.mailbox = new Mailbox<H | HostChannelMessage<R>>((message) => {
      kind.services.messages.fire({ uri: kind.uri(), message });
      return webview.postMessage(message);
    }, kind.order);
    this.channel = new RequestChannel<R>(kind.requests, (message) => this.mailbox.send(message));
    this.subscriptions = Disposable.from(
      webview.onDidReceiveMessage((message: P) => this.receive(message)),
      shown.onDidChangeViewState(() => {
        if (!shown.visible) this.mailbox.away();
      }),
      shown.onDidDispose(() => {
        this.stopWork();
        this.ended.fire();
        this.ended.dispose();
      }),
    );
    webview.options = pageOptions(kind.services.extension);
    this.load();
  }

  send(message: H): void {
    this.mailbox.send(message);
  }

  /** Discards the states of the previous file. */
  clear(): void {
    this.mailbox.clear();
  }

  /** Handles a message of the page. */
  receive(message: P): void {
    const { services, uri, version, receive } = this.kind;
    services.messages.fire({ uri: uri(), message });
    if (this.channel.receive(message)) return;
    if (isOf(message, 'ready')) {
      if (message.version === version) {
        this.kind.ready?.();
        this.mailbox.ready();
      }
      // restored from another version of the extension
      else if (!this.isReloaded) this.load();
    } else if (isOf(message, 'painted')) this.mailbox.painted();
    else if (isOf(message, 'failed'))
      services.log(`The panel of ${uri().toString(true)} failed: ${message.message}`);
    else receive(message as OtherMessage<P, R>);
  }

  /** Stops all work without closing the panel. */
  stopWork(): void {
    this.subscriptions.dispose();
    this.channel.dispose();
    this.mailbox.away();
    this.kind.stopWork();
  }

  private load(): void {
    const { webview } = this.shown;
    this.isReloaded = webview.html !== '';
    this.mailbox.away();
    webview.html = pageText(webview, this.kind.services.extension, this.kind.script);
  }
}

function isOf<T extends OwnMessage['type']>(
  message: Message,
  type: T,
): message is Extract<OwnMessage, { type: T }> {
  return message.type === type;
}
