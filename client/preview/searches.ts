/** Searches for a win on behalf of panels. */
import { CancellationTokenSource } from 'vscode';
import type { ParamsOf, ProgressOf, ReplyOf } from '../../protocol/channel';
import type { PreviewRequests } from '../../protocol/preview';
import { solveProgressNotification, solveRequest } from '../../protocol/server';
import type { LanguageSession } from '../session/session';
import type { RequestContext } from '../webview/channel';

type Progress = ProgressOf<PreviewRequests, 'solve'>;

/** The running searches of all panels. Each has a number that identifies it to the server. */
export class Searches {
  private readonly running = new Map<number, (progress: Progress) => void>();
  private lastNumber = 0;

  constructor(private readonly session: LanguageSession) {
    session.onNotification(solveProgressNotification, ({ id, progress }) => this.running.get(id)?.(progress));
  }

  /** Searches until the request is cancelled. Throws if there is no result. */
  async search(
    { level, balance, maxStates }: ParamsOf<PreviewRequests, 'solve'>,
    { signal, report }: RequestContext<Progress>,
  ): Promise<ReplyOf<PreviewRequests, 'solve'>> {
    const id = ++this.lastNumber;
    const source = new CancellationTokenSource();
    signal.addEventListener('abort', () => source.cancel());
    this.running.set(id, report);
    try {
      const answer = await this.session.request(
        solveRequest,
        { id, level, balance, maxStates },
        source.token,
      );
      if (answer === undefined) throw new Error('The language server is not running.');
      if (answer === null) throw new Error('The search was cancelled.');
      if ('refused' in answer) throw new Error(answer.refused);
      return answer.result;
    } finally {
      this.running.delete(id);
      source.dispose();
    }
  }
}
