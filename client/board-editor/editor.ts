/** One board editor: a page, and the document that it draws on. Text is the only truth: the page is sent it, and sends strokes. */
import {
  Disposable,
  languages,
  workspace,
  type TextDocument,
  type TextDocumentContentChangeEvent,
  type Uri,
  type WebviewPanel,
} from 'vscode';
import { defaultBalance, type Balance } from '../../engine/reactor';
import { balanceChangedNotification, balanceRequest } from '../../protocol/server';
import { boardVersion, type BoardHostMessage, type BoardMessage } from '../../protocol/board';
import { fileName } from '../documents/levels';
import { problemsOf } from '../webview/problems';
import { revealRange } from '../documents/reveal';
import type { LanguageSession } from '../session/session';
import { FaultFixes } from './fixes';
import { ask, writeStroke } from './strokes';
import type { EditQueue } from './edit-queue';

/** What all board editors share. */
export interface BoardServices {
  readonly extension: Uri;
  readonly session: LanguageSession;
  readonly edits: EditQueue;
  readonly log: (message: string) => void;
  /** Hears all messages, for tests. */
  readonly onMessage: (uri: Uri, message: BoardHostMessage | BoardMessage) => void;
}

/** Lives as long as its panel does. */
export class BoardEditor {
  private balance: Balance = defaultBalance;
  private isReady = false;
  private isEnded = false;
  /** The version that the page has been told of. */
  private told: number | null = null;
  private readonly mending: FaultFixes;
  private readonly subscriptions: Disposable;

  constructor(
    readonly document: TextDocument,
    readonly shown: WebviewPanel,
    private readonly services: BoardServices,
  ) {
    const { webview } = shown;
    this.mending = new FaultFixes(document, services.session);
    const isOurs = (uri: Uri): boolean => uri.toString() === document.uri.toString();
    this.subscriptions = Disposable.from(
      webview.onDidReceiveMessage((message: BoardMessage) => this.receive(message)),
      workspace.onDidChangeTextDocument(({ document: changed, contentChanges }) => {
        if (isOurs(changed.uri) && contentChanges.length > 0) this.tellChange(contentChanges);
      }),
      languages.onDidChangeDiagnostics(({ uris }) => {
        if (uris.some(isOurs)) this.tellProblems();
      }),
      services.session.onNotification(balanceChangedNotification, () => void this.askBalance()),
    );
    shown.onDidDispose(() => {
      this.isEnded = true;
      this.subscriptions.dispose();
    });
    void this.askBalance();
  }

  /** Takes a message of the page. */
  receive(message: BoardMessage): void {
    this.services.onMessage(this.document.uri, message);
    switch (message.type) {
      case 'ready':
        this.isReady = message.version === boardVersion;
        this.tell();
        return;
      case 'painted':
        return;
      case 'stroke':
        void this.services.edits.add(this.document, () => this.write(message));
        return;
      case 'mends':
        void this.offerMends(message);
        return;
      case 'mend':
        void this.services.edits.add(this.document, () => this.mend(message));
        return;
      case 'judge':
        void this.judge(message);
        return;
      case 'reveal':
        if (this.document.version === message.version)
          void revealRange(this.document, message.range, {
            focus: true,
            panelColumn: this.shown.viewColumn,
          });
        return;
      case 'failed':
        this.services.log(`The board of ${this.document.uri.toString(true)} failed: ${message.message}`);
        return;
    }
  }

  private async write({ id, width, stroke }: Extract<BoardMessage, { type: 'stroke' }>): Promise<void> {
    const written = await writeStroke(this.services.session, this.document, width, stroke);
    if ('refused' in written) this.send({ type: 'refused', id, reason: written.refused });
    else this.send({ type: 'done', id, version: written.version });
  }

  private async judge(message: Extract<BoardMessage, { type: 'judge' }>): Promise<void> {
    const { id, width, stroke } = message;
    const answer = await ask(this.services.session, this.document, width, stroke, true);
    const breaks = answer != null && 'edits' in answer ? answer.breaks : [];
    this.send({ type: 'judged', id, breaks });
  }

  private async offerMends(message: Extract<BoardMessage, { type: 'mends' }>): Promise<void> {
    const mends = await this.mending.offers(message);
    this.send({ type: 'mends', id: message.id, mends });
  }

  private async mend(message: Extract<BoardMessage, { type: 'mend' }>): Promise<void> {
    const reason = await this.mending.mend(message);
    if (reason !== undefined) this.send({ type: 'refused', id: message.id, reason });
  }

  private async askBalance(): Promise<void> {
    if (this.isEnded) return;
    const params = { uri: this.document.uri.toString() };
    const { session } = this.services;
    const answer = await session.request(balanceRequest, params).catch(() => undefined);
    if (answer === undefined || JSON.stringify(answer) === JSON.stringify(this.balance)) return;
    this.balance = answer;
    this.tell();
  }

  private tell(): void {
    const { document, balance } = this;
    const { version, uri } = document;
    const isReadonly = workspace.fs.isWritableFileSystem(uri.scheme) === false;
    const text = document.getText();
    if (this.isReady) this.told = version;
    this.send({ type: 'document', name: fileName(uri), version, text, balance, isReadonly });
    this.tellProblems();
  }

  /** A large level is not sent anew for each stroke. */
  private tellChange(changes: readonly TextDocumentContentChangeEvent[]): void {
    const { version } = this.document;
    const from = this.told;
    if (from === null) return;
    this.told = version;
    const edits = changes.map(({ rangeOffset: start, rangeLength, text }) => {
      return { start, end: start + rangeLength, text };
    });
    const { length } = this.document.getText();
    this.send({ type: 'changed', from, version, edits, length });
    this.tellProblems();
  }

  private tellProblems(): void {
    const { document } = this;
    this.send({ type: 'problems', version: document.version, problems: problemsOf(document) });
  }

  private send(message: BoardHostMessage): void {
    if (!this.isReady || this.isEnded) return;
    this.services.onMessage(this.document.uri, message);
    void this.shown.webview.postMessage(message);
  }
}
