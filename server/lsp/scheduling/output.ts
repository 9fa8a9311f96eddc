import type { Connection } from 'vscode-languageserver';
import { analysisIn, type Project, type Report } from '../../language';
import { sendNotification } from '../../../protocol/request';
import { statusNotification } from '../../../protocol/server';
import type { Attention } from './attention';
import type { ClientAbilities } from '../capabilities';
import { Checker } from './checker';
import { hintsToLsp, toLsp, type DiagnosticStyle } from '../convert';
import { ForecastLater } from './forecast-later';
import type { Foresight } from './foresight';
import { statusOf } from '../status';

/** What telling a client of reports needs. */
export interface OutputContext {
  readonly connection: Connection;
  readonly client: ClientAbilities;
  readonly project: Project;
  readonly style: DiagnosticStyle;
  readonly foresight: Foresight;
  readonly attention: Attention;
}

/**
 * Tells the client of reports: sends them to one that does not ask, and to one that does says when to ask again. What is
 * foreseen follows when there is nothing else to do, but to a client that asks for it by itself.
 */
export class Output {
  private readonly checker: Checker;
  private readonly later: ForecastLater;
  private isStale = false;
  private status = '';

  constructor(private readonly context: OutputContext) {
    const { connection, project, foresight, attention } = context;
    const failed = (uri: string, error: unknown): void =>
      connection.console.error(`${uri} could not be checked: ${describe(error)}`);
    this.checker = new Checker(project, attention, {
      deliver: (key, report, before) => this.deliver(key, report, before),
      progress: () => this.progress(),
      failed,
    });
    this.later = new ForecastLater(project, foresight, {
      isIdle: () => !this.checker.isBusy,
      foreseen: (_key, report) => this.tell(report.uri, report),
      failed,
    });
  }

  dispose(): void {
    this.checker.dispose();
    this.later.dispose();
  }

  /** Tells everything once more: a setting says what belongs to it. */
  renew(): void {
    for (const [key, report] of this.checker.reports) {
      if (analysisIn(report) === undefined) continue;
      this.note(key, report);
      if (!this.context.client.pulls) this.publish(report.uri, report);
    }
    if (this.context.client.pulls) this.refresh();
    this.later.go();
  }

  private deliver(key: string, report: Report | undefined, before: Report | undefined): void {
    this.note(key, report);
    if (this.context.client.pulls) {
      // who types asks by himself; that another file has changed something he cannot know
      const isTyped = report !== undefined && report.version !== null && report.version !== before?.version;
      this.isStale ||= !isTyped;
      return;
    }
    const uri = report?.uri ?? before?.uri ?? key;
    if (before !== undefined && before.uri !== uri) this.publish(before.uri, undefined);
    this.publish(uri, report);
  }

  private note(key: string, report: Report | undefined): void {
    const { pulls, registersDiagnostics } = this.context.client;
    if (!pulls || !registersDiagnostics) this.later.note(key, report);
  }

  private tell(uri: string, report: Report): void {
    if (this.context.client.pulls) this.refresh();
    else this.publish(uri, report);
  }

  private publish(uri: string, report: Report | undefined): void {
    const { connection, style, foresight } = this.context;
    const version = report?.version ?? null;
    const hints = report === undefined ? undefined : foresight.knownOf(report);
    void connection
      .sendDiagnostics({
        uri,
        ...(version === null ? {} : { version }),
        diagnostics:
          report === undefined ? [] : [...toLsp(report, style), ...hintsToLsp(hints ?? [], uri, style)],
      })
      .catch(() => undefined);
  }

  private progress(): void {
    const { connection, client } = this.context;
    const { isWorking, reports } = this.checker;
    if (client.status) {
      const status = statusOf(reports.values(), isWorking);
      const text = JSON.stringify(status);
      if (text !== this.status)
        void sendNotification(connection, statusNotification, status).catch(() => undefined);
      this.status = text;
    }
    this.later.go();
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
