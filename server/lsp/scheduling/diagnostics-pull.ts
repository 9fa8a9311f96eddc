import {
  DocumentDiagnosticReportKind,
  LSPErrorCodes,
  ResponseError,
  type Connection,
  type DiagnosticServerCancellationData,
  type WorkspaceDiagnosticReport,
  type WorkspaceDocumentDiagnosticReport,
} from 'vscode-languageserver';
import type { Hint, Project, Report } from '../../language';
import type { RequestGate } from './request-gate';
import { hintsToLsp, toLsp, type DiagnosticStyle } from '../convert';
import { forecastIdentifier, type ForecastPull } from './forecast-pull';
import type { ForecastCache } from './forecast-cache';
import { nextMacrotask } from './macrotask';
import { unlessCancelled } from './unless-cancelled';

/** The number of reports that are sent together, and the longest time that one is held back (in milliseconds). */
const batch = { size: 50, time: 50 } as const;

/** The services that the answers use. */
export interface PullContext {
  readonly project: Project;
  readonly style: DiagnosticStyle;
  readonly isChecked: (uri: string) => boolean;
  readonly gate: RequestGate;
  readonly forecast: ForecastPull;
  /** Forecasts to merge into the answers, for a client that does not pull them separately. */
  readonly forecasts: ForecastCache | undefined;
}

/** Answers `textDocument/diagnostic` and `workspace/diagnostic`. */
export function answerPulls(connection: Connection, context: PullContext): void {
  const { project, style, isChecked, gate, forecast, forecasts } = context;
  // each server counts its report ids from the start; those of another server must not match
  const epoch = Date.now().toString(36);
  const hintsOf = (report: Report): readonly Hint[] => forecasts?.knownOf(report) ?? [];
  const resultId = (report: Report): string =>
    `${epoch}.${report.id}${hintsOf(report).length > 0 ? '.forecast' : ''}`;
  const items = new WeakMap<Report, ReturnType<typeof toLsp>>();
  const itemsOf = (report: Report): ReturnType<typeof toLsp> => {
    let made = items.get(report);
    if (made === undefined) items.set(report, (made = toLsp(report, style)));
    const hints = hintsOf(report);
    return hints.length === 0 ? made : [...made, ...hintsToLsp(hints, report.uri, style)];
  };

  connection.languages.diagnostics.on(async (params, token) => {
    const { textDocument, identifier, previousResultId } = params;
    const { uri } = textDocument;
    if (!isChecked(uri)) return { kind: DocumentDiagnosticReportKind.Full, items: [] };
    if (identifier === forecastIdentifier) return forecast.answer(params, token);
    const isCancelled = (): boolean => token.isCancellationRequested;
    const asked = project.openDocument(uri)?.document;
    await unlessCancelled(gate.afterRequests(asked), token);
    if (isCancelled()) return cancelled();
    if (project.openDocument(uri)?.document !== asked) return late();
    const report = await unlessCancelled(project.report(uri), token);
    if (isCancelled()) return cancelled();
    if (report === undefined) return { kind: DocumentDiagnosticReportKind.Full, items: [] };
    const id = resultId(report);
    if (id === previousResultId) return { kind: DocumentDiagnosticReportKind.Unchanged, resultId: id };
    return { kind: DocumentDiagnosticReportKind.Full, resultId: id, items: itemsOf(report) };
  });

  connection.languages.diagnostics.onWorkspace(async ({ previousResultIds }, token, progress, partial) => {
    const previous = new Map(previousResultIds.map(({ uri, value }) => [project.keyOf(uri), { uri, value }]));
    const seen = new Set<string>();
    const sender = new BatchSender(partial);
    progress.begin('Checking levels', 0, undefined, true);

    const reportAll = async (uris: readonly string[]): Promise<void> => {
      for (const [index, uri] of uris.entries()) {
        if (token.isCancellationRequested) return;
        if (seen.has(uri)) continue;
        const known = project.currentReport(uri);
        const report = known ? known.report : await unlessCancelled(project.report(uri), token);
        if (report === undefined) continue;
        seen.add(uri);
        const id = resultId(report);
        const { version } = report;
        sender.add(
          id === previous.get(uri)?.value
            ? { kind: DocumentDiagnosticReportKind.Unchanged, uri: report.uri, version, resultId: id }
            : {
                kind: DocumentDiagnosticReportKind.Full,
                uri: report.uri,
                version,
                resultId: id,
                items: itemsOf(report),
              },
        );
        if (await sender.pause()) progress.report(Math.floor((100 * index) / uris.length));
      }
    };
    // reports that are known do not wait for the list of the other files
    await reportAll(project.uris());
    await unlessCancelled(project.whenScanned(), token);
    await reportAll(project.uris());
    progress.done();
    if (token.isCancellationRequested) return cancelled();
    for (const [key, { uri }] of previous) {
      if (!seen.has(key))
        sender.add({ kind: DocumentDiagnosticReportKind.Full, uri, version: null, items: [] });
    }
    return sender.end();
  });
}

function cancelled(): ResponseError<never> {
  return new ResponseError(LSPErrorCodes.RequestCancelled, 'Cancelled.');
}

/** Asks an editor that has changed the text meanwhile to pull again. */
function late(): ResponseError<DiagnosticServerCancellationData> {
  return new ResponseError(LSPErrorCodes.ServerCancelled, 'The document has changed during the request.', {
    retriggerRequest: true,
  });
}

type Partial = { report(report: WorkspaceDiagnosticReport): void } | undefined;

/** Sends reports in batches where the client takes partial results, and all of them at the end where it does not. */
class BatchSender {
  private waiting: WorkspaceDocumentDiagnosticReport[] = [];
  private last = Date.now();

  constructor(private readonly partial: Partial) {}

  add(report: WorkspaceDocumentDiagnosticReport): void {
    this.waiting.push(report);
  }

  /** Lets other requests have a turn if it is time; returns whether it did. */
  async pause(): Promise<boolean> {
    const isTime = Date.now() - this.last >= batch.time;
    if (isTime || this.waiting.length >= batch.size) this.flush();
    if (!isTime) return false;
    await nextMacrotask();
    this.last = Date.now();
    return true;
  }

  /** Returns the final answer, which is empty if everything was sent before. */
  end(): WorkspaceDiagnosticReport {
    this.flush();
    return { items: this.waiting };
  }

  private flush(): void {
    if (this.partial === undefined || this.waiting.length === 0) return;
    this.partial.report({ items: this.waiting });
    this.waiting = [];
  }
}
