/** The scenario panel: a page and the document that it plays. */
import { Disposable, Range, window, type Event, type TextEditor, type Uri, type WebviewPanel } from 'vscode';
import {
  lixPanelVersion,
  type LixHostMessage,
  type LixPanelMessage,
  type LixRequests,
} from '../../protocol/lix';
import { attempt } from '../webview/attempt';
import { fileRequests } from '../webview/files';
import { Page } from '../webview/page';
import type { PageServices } from '../webview/services';
import { WatchedDocument } from '../webview/watched-document';
import { fileName } from '../documents/levels';
import { Throttle } from '../webview/throttle';
import { revealRange } from '../documents/reveal';

/** The `viewType` of panels, used by `when` clauses and for restoring panels. */
export const lixViewType = 'reactor.lix';

/** Sends each version of the text to its page, which plays it. */
export class LixPanel {
  private readonly page: Page<LixHostMessage, LixPanelMessage, LixRequests>;
  private readonly sending = new Throttle(() => this.sendDocument());
  private readonly subscriptions: Disposable;
  private watched: WatchedDocument;

  constructor(
    readonly shown: WebviewPanel,
    uri: Uri,
    services: PageServices<LixHostMessage | LixPanelMessage>,
  ) {
    this.watched = this.watch(uri);
    this.subscriptions = Disposable.from(
      window.onDidChangeTextEditorSelection(({ textEditor }) => this.sendCaret(textEditor)),
      window.onDidChangeActiveTextEditor((editor) => this.sendCaret(editor)),
    );
    this.page = new Page<LixHostMessage, LixPanelMessage, LixRequests>(shown, {
      services,
      script: 'lix.js',
      version: lixPanelVersion,
      order: { states: ['document', 'caret'] },
      uri: () => this.uri,
      requests: fileRequests(() => this.uri, services.dialogs),
      receive: (message) => void attempt(this.reveal(message)),
      stopWork: () => {
        this.subscriptions.dispose();
        this.watched.dispose();
        this.sending.dispose();
      },
    });
  }

  get uri(): Uri {
    return this.watched.uri;
  }

  get onDidEnd(): Event<void> {
    return this.page.onDidEnd;
  }

  /** Shows another scenario, or this one if its file was restored. */
  bind(uri: Uri): void {
    if (uri.toString() === this.uri.toString()) {
      this.watched.restored();
      return;
    }
    this.watched.dispose();
    this.page.clear();
    this.watched = this.watch(uri);
  }

  deleted(): void {
    this.watched.deleted();
  }

  /** Handles a message of the page. */
  receive(message: LixPanelMessage): void {
    this.page.receive(message);
  }

  stopWork(): void {
    this.page.stopWork();
  }

  private watch(uri: Uri): WatchedDocument {
    this.shown.title = `Scenario ${fileName(uri).replace(/(\.lix)?\.json$/, '')}`;
    return new WatchedDocument(uri, {
      changed: () => this.sending.request(),
      gone: (message) => this.page.send({ type: 'gone', message }),
    });
  }

  private sendDocument(): void {
    const { document, uri } = this.watched;
    if (document === undefined) return;
    const { version } = document;
    const text = document.getText();
    this.page.send({ type: 'document', uri: uri.toString(), name: fileName(uri), version, text });
    this.sendCaret(window.visibleTextEditors.find((editor) => editor.document === document));
  }

  /** Sends the position of the caret, or the start of the selection, if the editor shows the document. */
  private sendCaret(editor: TextEditor | undefined): void {
    const { document } = this.watched;
    if (editor === undefined || editor.document !== document) return;
    const offset = document.offsetAt(editor.selection.start);
    this.page.send({ type: 'caret', version: document.version, offset });
  }

  private async reveal({
    version,
    start,
    end,
    focus,
  }: Extract<LixPanelMessage, { type: 'reveal' }>): Promise<void> {
    const { document } = this.watched;
    if (document?.version !== version) return;
    const range = new Range(document.positionAt(start), document.positionAt(end));
    await revealRange(document, range, { focus, panelColumn: this.shown.viewColumn });
  }
}
