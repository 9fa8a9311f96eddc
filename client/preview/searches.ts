/** Searches for a win that a panel asked for. */
import { CancellationTokenSource, type Disposable } from 'vscode';
import { solveProgressNotification, solveRequest } from '../../protocol/server';
import type { PanelMessage } from '../../protocol/preview';
import type { LanguageSession } from '../session/session';
import type { Send } from './document-feed';

type Question = Extract<PanelMessage, { type: 'solve' }>;

/** All searches of all panels: to the server each has a number of its own, to its panel the panel's. */
export class Searches {
  private readonly running = new Map<number, { readonly id: number; readonly send: Send }>();
  private latest = 0;

  constructor(private readonly session: LanguageSession) {
    session.onNotification(solveProgressNotification, ({ id: number, progress }) => {
      const search = this.running.get(number);
      search?.send({ type: 'solve-progress', id: search.id, progress });
    });
  }

  /** Searches, and sends what comes of it; `undefined` was cancelled. */
  async search(
    { id, level, balance, maxStates }: Question,
    send: Send,
    source: CancellationTokenSource,
  ): Promise<void> {
    const number = ++this.latest;
    this.running.set(number, { id, send });
    const params = { id: number, level, balance, maxStates };
    try {
      const answer = await this.session.request(solveRequest, params, source.token);
      if (source.token.isCancellationRequested || answer === null) return;
      if (answer === undefined)
        send({ type: 'solve-failed', id, message: 'The language server is not running.' });
      else if ('refused' in answer) send({ type: 'solve-failed', id, message: answer.refused });
      else send({ type: 'solved', id, result: answer.result });
    } catch (error) {
      if (source.token.isCancellationRequested) return;
      send({ type: 'solve-failed', id, message: error instanceof Error ? error.message : String(error) });
    } finally {
      this.running.delete(number);
    }
  }
}

/** The searches of one panel. */
export class PanelSearches implements Disposable {
  private readonly running = new Map<
    number,
    { readonly asked: string; readonly source: CancellationTokenSource }
  >();

  constructor(
    private readonly searches: Searches,
    private readonly send: Send,
  ) {}

  /** Searches; a page that began anew asks again for what is searched already, and that goes on. */
  start(question: Question): void {
    const { id } = question;
    const asked = JSON.stringify(question);
    if (this.running.get(id)?.asked === asked) return;
    this.cancel(id);
    const search = { asked, source: new CancellationTokenSource() };
    this.running.set(id, search);
    void this.searches.search(question, this.send, search.source).finally(() => {
      if (this.running.get(id) === search) this.running.delete(id);
      search.source.dispose();
    });
  }

  cancel(id: number): void {
    this.running.get(id)?.source.cancel();
    this.running.delete(id);
  }

  dispose(): void {
    for (const { source } of this.running.values()) source.cancel();
  }
}
