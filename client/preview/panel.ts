/** One panel: a page, and the document that it shows. */
import type { Uri } from 'vscode';
import { Disposable, EventEmitter, window, type WebviewPanel } from 'vscode';
import { cellPlaceRequest, type CellPlaceParams, type CellPlaceResult } from '../../server/protocol';
import {
  previewVersion,
  type HostMessage,
  type PanelMessage,
  type PreviewCommand,
} from '../../server/protocol-preview';
import type { LanguageSession } from '../session';
import { DocumentFeed } from './document-feed';
import { openTranscript, save, type Dialogs } from './files';
import { levelName } from './levels';
import { Mailbox } from './mailbox';
import { pageOptions, pageText } from './page';
import { revealRange } from './reveal';
import { PanelSearches, type Searches } from './searches';

/** The `viewType` of panels, as the manifest's `when` clauses and VS Code's memory know it. */
export const viewType = 'reactor.preview';

/** What all panels share. */
export interface PanelMeans {
  readonly extension: Uri;
  readonly session: LanguageSession;
  readonly searches: Searches;
  readonly dialogs: Dialogs;
  /** Hears of what fails inside of a page. */
  readonly log: (message: string) => void;
  /** Hears all messages, for tests. */
  readonly overhear: (uri: Uri, message: HostMessage | PanelMessage) => void;
}

/** Owns a webview panel: fills it, talks to it, and ends with it. */
export class PreviewPanel {
  private feed: DocumentFeed;
  private readonly mailbox: Mailbox<HostMessage>;
  private readonly searches: PanelSearches;
  private isLoadedAnew = false;
  private readonly ended = new EventEmitter<void>();
  private readonly subscriptions: Disposable;
  /** Fires once, when the panel was closed. */
  readonly onDidEnd = this.ended.event;

  /** `isPinned`: it stays with its document, whatever level is worked on. */
  constructor(
    readonly shown: WebviewPanel,
    uri: Uri,
    public isPinned: boolean,
    private readonly means: PanelMeans,
  ) {
    const { webview } = shown;
    this.mailbox = new Mailbox(
      (message) => {
        means.overhear(this.uri, message);
        return webview.postMessage(message);
      },
      ['document', 'caret', 'problems'],
    );
    this.searches = new PanelSearches(means.searches, this.send);
    this.subscriptions = Disposable.from(
      webview.onDidReceiveMessage((message: PanelMessage) => this.receive(message)),
      shown.onDidChangeViewState(() => {
        if (!shown.visible) this.mailbox.away();
      }),
      shown.onDidDispose(() => {
        this.leave();
        this.ended.fire();
        this.ended.dispose();
      }),
    );
    this.feed = this.follow(uri);
    webview.options = pageOptions(means.extension);
    this.load();
  }

  /** The address of the document that is shown. */
  get uri(): Uri {
    return this.feed.uri;
  }

  /** Shows another document. */
  bind(uri: Uri): void {
    if (uri.toString() === this.uri.toString()) return;
    this.feed.dispose();
    this.mailbox.clear();
    this.feed = this.follow(uri);
  }

  /** Has the page do what one of its keys does. */
  run(command: PreviewCommand): void {
    this.send({ type: 'command', command });
  }

  replay(name: string, text: string): void {
    this.send({ type: 'transcript', name, text });
  }

  askBalance(): void {
    this.feed.askBalance();
  }

  deleted(): void {
    this.feed.deleted();
  }

  returned(): void {
    this.feed.returned();
  }

  /** Takes a message of the page. */
  receive(message: PanelMessage): void {
    this.means.overhear(this.uri, message);
    switch (message.type) {
      case 'ready':
        if (message.version === previewVersion) this.mailbox.ready();
        // one that another version of the extension left behind
        else if (!this.isLoadedAnew) this.load();
        return;
      case 'painted':
        this.mailbox.painted();
        return;
      case 'reveal': {
        this.attempt(this.revealCell(message));
        return;
      }
      case 'reveal-range': {
        const { document } = this.feed;
        if (document?.version !== message.version) return;
        this.attempt(revealRange(document, message.range, this.withFocus(true)));
        return;
      }
      case 'solve': {
        this.searches.start(message);
        return;
      }
      case 'cancel-solve': {
        this.searches.cancel(message.id);
        return;
      }
      case 'save': {
        this.attempt(this.save(message));
        return;
      }
      case 'open-transcript': {
        this.attempt(
          openTranscript(this.uri, this.means.dialogs).then((chosen) => {
            if (chosen !== undefined) this.replay(chosen.name, chosen.text);
          }),
        );
        return;
      }
      case 'failed': {
        this.means.log(`The preview of ${this.uri.toString(true)} failed: ${message.message}`);
        return;
      }
    }
  }

  /** Ends the work, and leaves the panel to VS Code. */
  leave(): void {
    this.subscriptions.dispose();
    this.mailbox.away();
    this.feed.dispose();
    this.searches.dispose();
  }

  private readonly send = (message: HostMessage): void => this.mailbox.send(message);

  private load(): void {
    this.isLoadedAnew = this.shown.webview.html !== '';
    this.mailbox.away();
    this.shown.webview.html = pageText(this.shown.webview, this.means.extension);
  }

  private follow(uri: Uri): DocumentFeed {
    this.shown.title = `Preview ${levelName(uri)}`;
    return new DocumentFeed(uri, this.means.session, this.send);
  }

  private async revealCell({
    version,
    cell,
    focus,
  }: Extract<PanelMessage, { type: 'reveal' }>): Promise<void> {
    const { document } = this.feed;
    if (document?.version !== version) return;
    const params: CellPlaceParams = { uri: this.uri.toString(), version, cell };
    const range = await this.means.session.request<CellPlaceResult>(cellPlaceRequest, params);
    if (range != null && document.version === version)
      await revealRange(document, range, this.withFocus(focus));
  }

  private async save(message: Extract<PanelMessage, { type: 'save' }>): Promise<void> {
    let name: string | null = null;
    try {
      name = await save(message, this.uri, this.means.dialogs);
    } finally {
      this.send({ type: 'saved', name });
    }
  }

  private withFocus(focus: boolean) {
    return { focus, panelColumn: this.shown.viewColumn };
  }

  /** What a person asked for and did not work is told to them. */
  private attempt(work: Promise<void>): void {
    work.catch((error: unknown) => {
      void window.showErrorMessage(error instanceof Error ? error.message : String(error));
    });
  }
}
