/** One board editor: a page and its document. The page receives the text and sends strokes; it holds no document state. */
import {
  Disposable,
  languages,
  workspace,
  type TextDocument,
  type TextDocumentContentChangeEvent,
  type Event,
  type Uri,
  type WebviewPanel,
} from 'vscode';
import { defaultBalance, type Balance } from '../../engine/reactor/balance';
import { balanceChangedNotification, balanceRequest } from '../../protocol/server';
import {
  boardVersion,
  type BoardHostMessage,
  type BoardMessage,
  type BoardRequests,
} from '../../protocol/board';
import { fileName } from '../documents/levels';
import { problemsOf } from '../webview/problems';
import { revealRange } from '../documents/reveal';
import type { LanguageSession } from '../session/session';
import { attempt } from '../webview/attempt';
import type { RequestHandlers } from '../webview/channel';
import { Page, type OtherMessage } from '../webview/page';
import type { PageServices } from '../webview/services';
import { FaultFixes } from './fixes';
import { ask, writeStroke } from './strokes';
import type { EditQueue } from './edit-queue';

/** Shared by all board editors. */
export interface BoardServices extends PageServices<BoardHostMessage | BoardMessage> {
  readonly session: LanguageSession;
  readonly edits: EditQueue;
}

/** Connects a page to its document until the panel is closed. */
export class BoardEditor {
  private readonly page: Page<BoardHostMessage, BoardMessage, BoardRequests>;
  private balance: Balance = defaultBalance;
  private isEnded = false;
  /** The version of the document that the page has, or is about to get. */
  private sentVersion: number | null = null;
  private readonly fixes: FaultFixes;
  private readonly subscriptions: Disposable;

  constructor(
    readonly document: TextDocument,
    readonly shown: WebviewPanel,
    private readonly services: BoardServices,
  ) {
    const { session } = services;
    this.fixes = new FaultFixes(document, session);
    const isOurs = (uri: Uri): boolean => uri.toString() === document.uri.toString();
    this.subscriptions = Disposable.from(
      workspace.onDidChangeTextDocument(({ document: changed, contentChanges }) => {
        if (isOurs(changed.uri) && contentChanges.length > 0) this.sendChange(contentChanges);
      }),
      languages.onDidChangeDiagnostics(({ uris }) => {
        if (uris.some(isOurs)) this.sendProblems();
      }),
      session.onNotification(balanceChangedNotification, () => void this.askBalance()),
    );
    this.page = new Page<BoardHostMessage, BoardMessage, BoardRequests>(shown, {
      services,
      script: 'board-editor.js',
      version: boardVersion,
      order: { states: ['document', 'problems'], change: 'changed' },
      uri: () => this.uri,
      ready: () => this.sendDocument(),
      requests: this.requests(),
      receive: (message) => this.take(message),
      stopWork: () => {
        this.isEnded = true;
        this.subscriptions.dispose();
      },
    });
    void this.askBalance();
  }

  get uri(): Uri {
    return this.document.uri;
  }

  get onDidEnd(): Event<void> {
    return this.page.onDidEnd;
  }

  /** Handles a message of the page. */
  receive(message: BoardMessage): void {
    this.page.receive(message);
  }

  /** Stops all work without closing the panel. */
  stopWork(): void {
    this.page.stopWork();
  }

  private take(message: OtherMessage<BoardMessage, BoardRequests>): void {
    if (this.document.version !== message.version) return;
    const { range } = message;
    void attempt(revealRange(this.document, range, { focus: true, panelColumn: this.shown.viewColumn }));
  }

  private requests(): RequestHandlers<BoardRequests> {
    const { document, fixes } = this;
    const { session, edits } = this.services;
    return {
      stroke: ({ width, stroke }) => edits.add(document, () => writeStroke(session, document, width, stroke)),
      async check({ width, stroke }) {
        const answer = await ask(session, document, width, stroke, true);
        return answer != null && 'edits' in answer ? answer.newProblems : [];
      },
      fixes: (params) => fixes.offers(params),
      fix: (params) => edits.add(document, () => fixes.apply(params)),
    };
  }

  private async askBalance(): Promise<void> {
    if (this.isEnded) return;
    const params = { uri: this.uri.toString() };
    const { session } = this.services;
    const answer = await session.request(balanceRequest, params).catch(() => undefined);
    if (answer === undefined || JSON.stringify(answer) === JSON.stringify(this.balance)) return;
    this.balance = answer;
    this.sendDocument();
  }

  private sendDocument(): void {
    const { document, balance, uri } = this;
    const { version } = document;
    const isReadonly = workspace.fs.isWritableFileSystem(uri.scheme) === false;
    const text = document.getText();
    this.sentVersion = version;
    this.page.send({ type: 'document', name: fileName(uri), version, text, balance, isReadonly });
    this.sendProblems();
  }

  /** Sends only the change, so that a large level is not sent again for each stroke. */
  private sendChange(changes: readonly TextDocumentContentChangeEvent[]): void {
    const { version } = this.document;
    const from = this.sentVersion;
    if (from === null) return;
    this.sentVersion = version;
    const edits = changes.map(({ rangeOffset: start, rangeLength, text }) => {
      return { start, end: start + rangeLength, text };
    });
    const { length } = this.document.getText();
    this.page.send({ type: 'changed', from, version, edits, length });
    this.sendProblems();
  }

  private sendProblems(): void {
    const { document } = this;
    this.page.send({ type: 'problems', version: document.version, problems: problemsOf(document) });
  }
}
