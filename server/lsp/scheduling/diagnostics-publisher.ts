import type { Connection } from 'vscode-languageserver';
import type { Project, Report } from '../../language';
import { sendNotification } from '../../../protocol/request';
import { statusNotification } from '../../../protocol/server';
import type { RequestGate } from './request-gate';
import type { ClientAbilities } from '../client-abilities';
import { DiagnosticsScheduler } from './diagnostics-scheduler';
import { hintsToLsp, toLsp, type DiagnosticStyle } from '../convert';
import { IdleForecaster } from './idle-forecaster';
import type { ForecastCache } from './forecast-cache';
import { statusOf } from '../status';

/** The services that a publisher uses. */
export interface PublisherContext {
  readonly connection: Connection;
  readonly client: ClientAbilities;
  readonly project: Project;
  readonly style: DiagnosticStyle;
  readonly forecasts: ForecastCache;
  readonly gate: RequestGate;
}

/**
 * Publishes reports: sends them to a client that does not pull, and asks a client that pulls to do so again. Forecasts
 * follow when the server is idle, unless the client pulls them separately.
 */
export class DiagnosticsPublisher {
  private readonly scheduler: DiagnosticsScheduler;
  private readonly forecaster: IdleForecaster;
  private isStale = false;
  private status = '';

  constructor(private readonly context: PublisherContext) {
    const { connection, project, forecasts, gate } = context;
    const onError = (uri: string, error: unknown): void =>
      connection.console.error(`${uri} could not be checked: ${describe(error)}`);
    this.scheduler = new DiagnosticsScheduler(project, gate, {
      onReport: (key, report, before) => this.onReport(key, report, before),
      onProgress: () => this.onProgress(),
      onError,
    });
    this.forecaster = new IdleForecaster(project, forecasts, {
      isIdle: () => !this.scheduler.isBusy,
      onForecast: (_key, report) => this.update(report.uri, report),
      onError,
    });
  }

  dispose(): void {
    this.scheduler.dispose();
    this.forecaster.dispose();
  }

  /** Publishes everything again, because a setting has changed. */
  refreshAll(): void {
    for (const [key, report] of this.scheduler.reports) {
      if (report.forecastKey === undefined) continue;
      this.note(key, report);
      if (!this.context.client.pulls) this.publish(report.uri, report);
    }
    if (this.context.client.pulls) this.refresh();
    this.forecaster.start();
  }

  private onReport(key: string, report: Report | undefined, before: Report | undefined): void {
    this.note(key, report);
    if (this.context.client.pulls) {
      // the client pulls what it edits by itself, and cannot know that another file affects it
      const isEdited = report !== undefined && report.version !== null && report.version !== before?.version;
      this.isStale ||= !isEdited;
      return;
    }
    const uri = report?.uri ?? before?.uri ?? key;
    if (before !== undefined && before.uri !== uri) this.publish(before.uri, undefined);
    this.publish(uri, report);
  }

  private note(key: string, report: Report | undefined): void {
    const { pulls, registersDiagnostics } = this.context.client;
    if (!pulls || !registersDiagnostics) this.forecaster.note(key, report);
  }

  private update(uri: string, report: Report): void {
    if (this.context.client.pulls) this.refresh();
    else this.publish(uri, report);
  }

  private publish(uri: string, report: Report | undefined): void {
    const { connection, style, forecasts } = this.context;
    const version = report?.version ?? null;
    const hints = report === undefined ? undefined : forecasts.knownOf(report);
    void connection
      .sendDiagnostics({
        uri,
        ...(version === null ? {} : { version }),
        diagnostics:
          report === undefined ? [] : [...toLsp(report, style), ...hintsToLsp(hints ?? [], uri, style)],
      })
      .catch(() => undefined);
  }

  private onProgress(): void {
    const { connection, client } = this.context;
    const { isWorking, reports } = this.scheduler;
    if (client.status) {
      const status = statusOf(reports.values(), isWorking);
      const text = JSON.stringify(status);
      if (text !== this.status)
        void sendNotification(connection, statusNotification, status).catch(() => undefined);
      this.status = text;
    }
    this.forecaster.start();
    if (!this.isStale || isWorking) return;
    this.isStale = false;
    this.refresh();
  }

  private refresh(): void {
    const { connection, client } = this.context;
    if (client.refreshes) void connection.languages.diagnostics.refresh().catch(() => undefined);
  }
}

function describe(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
