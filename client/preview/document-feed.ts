/** Sends a panel everything about its document. */
import { Disposable, languages, window, type TextDocument, type TextEditor, type Uri } from 'vscode';
import { defaultBalance, type Balance } from '../../engine/reactor/balance';
import { balanceRequest, cellsAtRequest } from '../../protocol/server';
import type { PreviewHostMessage } from '../../protocol/preview';
import { WatchedDocument } from '../webview/watched-document';
import type { LanguageSession } from '../session/session';
import { fileName } from '../documents/levels';
import { LatestResponse, Throttle } from '../webview/throttle';
import { problemsOf } from '../webview/problems';

/** Sends a message about the document. */
export type Send = (message: PreviewHostMessage) => void;

/**
 * Follows one document: its text and balance, its problems, and the cells at the caret. Sends the whole text with each
 * version, because the panel holds no document.
 */
export class DocumentFeed implements Disposable {
  private readonly watched: WatchedDocument;
  private balance: Balance | undefined;
  private readonly balances = new LatestResponse();
  private readonly carets = new LatestResponse();
  private readonly sending = new Throttle(() => this.sendDocument());
  private readonly subscriptions: Disposable;

  constructor(
    readonly uri: Uri,
    private readonly session: LanguageSession,
    private readonly send: Send,
  ) {
    const isOurs = (other: Uri): boolean => other.toString() === this.key;
    this.watched = new WatchedDocument(uri, {
      changed: () => this.sending.request(),
      gone: (message) => this.send({ type: 'gone', message }),
    });
    this.subscriptions = Disposable.from(
      this.watched,
      languages.onDidChangeDiagnostics(({ uris }) => {
        if (uris.some(isOurs)) this.sendProblems();
      }),
      window.onDidChangeTextEditorSelection(({ textEditor }) => this.sendCaret(textEditor)),
      window.onDidChangeActiveTextEditor((editor) => this.sendCaret(editor)),
    );
    this.askBalance();
  }

  /** The document; `undefined` if it does not exist. */
  get document(): TextDocument | undefined {
    return this.watched.document;
  }

  /** Requests the balance of the level, which may have changed. */
  askBalance(): void {
    const params = { uri: this.key };
    const asked = this.session.request(balanceRequest, params);
    // the default balance applies until a server is running
    void this.balances.deliver(
      asked.catch(() => undefined),
      (answer) => {
        const balance = answer ?? this.balance ?? defaultBalance;
        if (JSON.stringify(balance) === JSON.stringify(this.balance)) return;
        this.balance = balance;
        this.sending.request();
      },
    );
  }

  /** Called when the file was deleted. Its document may stay open, and is shown again after an edit. */
  deleted(): void {
    this.watched.deleted();
  }

  /** Called when the file was restored. */
  restored(): void {
    this.watched.restored();
  }

  dispose(): void {
    this.subscriptions.dispose();
    this.sending.dispose();
    this.balances.forget();
    this.carets.forget();
  }

  private get key(): string {
    return this.uri.toString();
  }

  private sendDocument(): void {
    const { document, balance, uri } = this;
    if (document === undefined || balance === undefined) return;
    const { version } = document;
    const name = fileName(uri);
    this.send({ type: 'document', uri: this.key, name, version, text: document.getText(), balance });
    this.sendProblems();
    const editor = window.visibleTextEditors.find(({ document: one }) => one === document);
    if (editor !== undefined) this.sendCaret(editor);
  }

  private sendProblems(): void {
    const { document } = this;
    if (document === undefined) return;
    this.send({ type: 'problems', version: document.version, problems: problemsOf(document) });
  }

  /** Sends the cells that the caret refers to, if the editor shows the document. */
  private sendCaret(editor: TextEditor | undefined): void {
    if (editor === undefined || editor.document !== this.document) return;
    const { version } = editor.document;
    const { line, character } = editor.selection.active;
    const position = { line, character };
    const params = { uri: this.key, version, position };
    const asked = this.session.request(cellsAtRequest, params);
    void this.carets.deliver(asked, (cells) => {
      if (cells != null && editor.document.version === version) this.send({ type: 'caret', version, cells });
    });
  }
}
