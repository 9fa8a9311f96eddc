import {
  DocumentDiagnosticReportKind,
  DocumentDiagnosticRequest,
  LSPErrorCodes,
  ResponseError,
  type CancellationToken,
  type Connection,
  type DocumentDiagnosticParams,
  type DocumentDiagnosticReport,
} from 'vscode-languageserver';
import type { Forecast, Hint, Project } from '../../language';
import type { RequestGate } from './request-gate';
import { hintsToLsp, type DiagnosticStyle } from '../convert';
import type { ForecastCache } from './forecast-cache';
import { yieldToRequests } from './macrotask';
import { unlessCancelled } from './unless-cancelled';

/** Identifies the forecast among a client's pulls: it pulls forecast and diagnostics separately, and waits for neither. */
export const forecastIdentifier = 'reactor-forecast';

const nothing: DocumentDiagnosticReport = { kind: DocumentDiagnosticReportKind.Full, items: [] };

/** Registers the forecast as diagnostics that the client pulls separately. */
export function registerForecast(connection: Connection): void {
  connection.client
    .register(DocumentDiagnosticRequest.type, {
      documentSelector: null,
      identifier: forecastIdentifier,
      interFileDependencies: true,
      workspaceDiagnostics: false,
    })
    .catch(() => undefined);
}

/** Answers pulls of the forecast of a document's current version. */
export class ForecastPull {
  private readonly epoch = Date.now().toString(36);
  private readonly ids = new WeakMap<readonly Hint[], number>();
  private latest = 0;

  constructor(
    private readonly project: Project,
    private readonly gate: RequestGate,
    private readonly forecasts: ForecastCache,
    private readonly style: DiagnosticStyle,
  ) {}

  async answer(
    { textDocument: { uri }, previousResultId }: DocumentDiagnosticParams,
    token: CancellationToken,
  ): Promise<DocumentDiagnosticReport | ResponseError<never>> {
    const isCancelled = (): boolean => token.isCancellationRequested;
    for (;;) {
      const current = () => this.project.openDocument(uri)?.document;
      await unlessCancelled(this.gate.afterTyping(current), token);
      if (isCancelled()) return cancelled();
      // diagnostics go first
      await unlessCancelled(this.project.report(uri), token);
      await yieldToRequests();
      const context = isCancelled() ? undefined : await this.project.contextOf(uri);
      if (isCancelled()) return cancelled();
      const forecast = context?.features.forecast;
      if (context === undefined || forecast === undefined) return nothing;
      const isOver = (): boolean =>
        isCancelled() || this.project.openDocument(uri)?.document !== context.document;
      const hints = await this.forecasts.of(forecast, isOver);
      if (isCancelled()) return cancelled();
      // the text or a file that it depends on has changed in the meantime
      if (hints === undefined || !(await this.isCurrent(uri, forecast))) continue;
      return this.report(uri, hints, previousResultId);
    }
  }

  private async isCurrent(uri: string, { subject }: Forecast): Promise<boolean> {
    const context = await this.project.contextOf(uri);
    return context?.features.forecast?.subject === subject;
  }

  private report(
    uri: string,
    hints: readonly Hint[],
    previous: string | undefined,
  ): DocumentDiagnosticReport {
    let id = this.ids.get(hints);
    if (id === undefined) this.ids.set(hints, (id = ++this.latest));
    const resultId = `${this.epoch}.forecast.${id}`;
    if (resultId === previous) return { kind: DocumentDiagnosticReportKind.Unchanged, resultId };
    return {
      kind: DocumentDiagnosticReportKind.Full,
      resultId,
      items: hintsToLsp(hints, this.project.openDocument(uri)?.uri ?? uri, this.style),
    };
  }
}

function cancelled(): ResponseError<never> {
  return new ResponseError(LSPErrorCodes.RequestCancelled, 'Cancelled.');
}
