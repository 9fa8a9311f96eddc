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
import { isLevelDocument, type ForecastHint, type LevelContext, type Project } from '../language';
import type { Attention } from './scheduling/attention';
import { hintsToLsp, type DiagnosticStyle } from './convert';
import type { Foresight } from './scheduling/foresight';
import { othersFirst, unlessCancelled } from './scheduling/tick';

/** By which a client tells the forecast from the checks: it asks for both, and waits for neither to show the other. */
export const forecastIdentifier = 'reactor-forecast';

const nothing: DocumentDiagnosticReport = { kind: DocumentDiagnosticReportKind.Full, items: [] };

/** Asks the client to ask for the forecast by itself. */
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

/** Answers for the forecast of a document as it stands when the answer is sent. */
export class ForecastPull {
  private readonly epoch = Date.now().toString(36);
  private readonly ids = new WeakMap<readonly ForecastHint[], number>();
  private latest = 0;

  constructor(
    private readonly project: Project,
    private readonly attention: Attention,
    private readonly foresight: Foresight,
    private readonly style: DiagnosticStyle,
  ) {}

  async answer(
    { textDocument: { uri }, previousResultId }: DocumentDiagnosticParams,
    token: CancellationToken,
  ): Promise<DocumentDiagnosticReport | ResponseError<never>> {
    const isCancelled = (): boolean => token.isCancellationRequested;
    for (;;) {
      const current = () => this.project.openDocument(uri)?.document;
      await unlessCancelled(this.attention.quiet(current), token);
      if (isCancelled()) return cancelled();
      // whoever asks for both is told the faults first
      await unlessCancelled(this.project.report(uri), token);
      await othersFirst();
      const level = isCancelled() ? undefined : await this.levelOf(uri);
      if (isCancelled()) return cancelled();
      if (level === undefined) return nothing;
      const isOver = (): boolean =>
        isCancelled() || this.project.openDocument(uri)?.document !== level.document;
      const hints = await this.foresight.of(level, isOver);
      if (isCancelled()) return cancelled();
      // another text or balance in the meantime: once more
      if (hints === undefined || (await this.levelOf(uri)) !== level) continue;
      return this.report(uri, hints, previousResultId);
    }
  }

  private async levelOf(uri: string): Promise<LevelContext | undefined> {
    const context = await this.project.contextOf(uri);
    return isLevelDocument(context) ? context.level : undefined;
  }

  private report(
    uri: string,
    hints: readonly ForecastHint[],
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
