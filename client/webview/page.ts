/** The page of a webview panel, whatever it shows: its life, and what every page says. */
import { Disposable, EventEmitter, window, type Uri, type WebviewPanel } from 'vscode';
import { save } from './files';
import { pageOptions, pageText } from './html';
import { Mailbox, type MailOrder } from './mailbox';
import type { PageServices } from './services';

type Saved = Parameters<typeof save>[0];

/** What the page itself takes care of. */
type OwnMessage =
  | { readonly type: 'ready'; readonly version: number }
  | { readonly type: 'painted' }
  | { readonly type: 'failed'; readonly message: string }
  | ({ readonly type: 'save' } & Saved);

/** Whether something that a page wanted saved was saved, and where. */
interface SavedReply {
  readonly type: 'saved';
  readonly name: string | null;
}

interface Message {
  readonly type: string;
}

/** One page in its panel. */
export interface PageKind<H extends Message, P> {
  readonly services: PageServices<H | SavedReply | P>;
  /** Of `dist/`. */
  readonly script: string;
  /** Of what is said: a page of another one is loaded anew. */
  readonly version: number;
  readonly order: MailOrder<H | SavedReply>;
  /** The file that it is about. */
  readonly uri: () => Uri;
  /** Called when the page listens, before it gets any message. */
  readonly ready?: () => void;
  /** Takes what the page says beyond what every page does. */
  readonly receive: (message: Exclude<P, { readonly type: OwnMessage['type'] }>) => void;
  /** Ends what was begun for the panel. */
  readonly leave: () => void;
}

/** Fills a webview panel, talks to it, and ends with it. */
export class Page<H extends Message, P extends Message> {
  private readonly mailbox: Mailbox<H | SavedReply>;
  private isLoadedAnew = false;
  private readonly ended = new EventEmitter<void>();
  private readonly subscriptions: Disposable;
  /** Fires once, when the panel was closed. */
  readonly onDidEnd = this.ended.event;

  constructor(
    private readonly shown: WebviewPanel,
    private readonly kind: PageKind<H, P>,
  ) {
    const { webview } = shown;
    this.mailbox = new Mailbox<H | SavedReply>((message) => {
      kind.services.messages.fire({ uri: kind.uri(), message });
      return webview.postMessage(message);
    }, kind.order);
    this.subscriptions = Disposable.from(
      webview.onDidReceiveMessage((message: P) => this.receive(message)),
      shown.onDidChangeViewState(() => {
        if (!shown.visible) this.mailbox.away();
      }),
      shown.onDidDispose(() => {
        this.leave();
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

  /** Forgets what was about another file. */
  clear(): void {
    this.mailbox.clear();
  }

  /** Takes a message of the page. */
  receive(message: P): void {
    const { services, uri, version, receive } = this.kind;
    services.messages.fire({ uri: uri(), message });
    if (isOf(message, 'ready')) {
      if (message.version === version) {
        this.kind.ready?.();
        this.mailbox.ready();
      }
      // one that another version of the extension left behind
      else if (!this.isLoadedAnew) this.load();
    } else if (isOf(message, 'painted')) this.mailbox.painted();
    else if (isOf(message, 'failed'))
      services.log(`The panel of ${uri().toString(true)} failed: ${message.message}`);
    else if (isOf(message, 'save')) this.attempt(this.save(message));
    else receive(message as Exclude<P, { readonly type: OwnMessage['type'] }>);
  }

  /** What a person asked for and did not work is told to them. */
  attempt(work: Promise<void>): void {
    work.catch((error: unknown) => {
      void window.showErrorMessage(error instanceof Error ? error.message : String(error));
    });
  }

  /** Ends the work, and leaves the panel to VS Code. */
  leave(): void {
    this.subscriptions.dispose();
    this.mailbox.away();
    this.kind.leave();
  }

  private load(): void {
    const { webview } = this.shown;
    this.isLoadedAnew = webview.html !== '';
    this.mailbox.away();
    webview.html = pageText(webview, this.kind.services.extension, this.kind.script);
  }

  private async save(message: Saved): Promise<void> {
    let name: string | null = null;
    try {
      name = await save(message, this.kind.uri(), this.kind.services.dialogs);
    } finally {
      this.mailbox.send({ type: 'saved', name });
    }
  }
}

function isOf<T extends OwnMessage['type']>(
  message: Message,
  type: T,
): message is Extract<OwnMessage, { type: T }> {
  return message.type === type;
}
