import type { Project, Report } from '../../language';
import type { ForecastCache } from './forecast-cache';
import { nextMacrotask } from './macrotask';

/**
 * Computes forecasts of open documents when the server is idle, the most recent report first, for editors that get them
 * together with the diagnostics.
 */
export class IdleForecaster {
  private readonly waiting = new Map<string, Report>();
  private isRunning = false;
  private isDisposed = false;

  constructor(
    private readonly project: Project,
    private readonly forecasts: ForecastCache,
    private readonly listener: {
      readonly isIdle: () => boolean;
      /** Called when a report that still holds has a forecast that is not empty. */
      readonly onForecast: (key: string, report: Report) => void;
      readonly onError: (uri: string, error: unknown) => void;
    },
  ) {}

  dispose(): void {
    this.isDisposed = true;
  }

  /** Takes a file's latest report. */
  note(key: string, report: Report | undefined): void {
    this.waiting.delete(key);
    if (report?.forecastKey !== undefined) this.waiting.set(key, report);
  }

  /** Starts the work, if there is any. Called when the server may be idle. */
  start(): void {
    if (!this.isRunning && this.waiting.size > 0) void this.run();
  }

  private async run(): Promise<void> {
    this.isRunning = true;
    await nextMacrotask();
    while (!this.isDisposed && this.listener.isIdle()) {
      const next = [...this.waiting].at(-1);
      if (next === undefined) break;
      const [key, report] = next;
      try {
        await this.forecast(key, report);
      } catch (error) {
        this.listener.onError(report.uri, error);
      }
      if (this.waiting.get(key) === report && this.listener.isIdle()) this.waiting.delete(key);
      await nextMacrotask();
    }
    this.isRunning = false;
  }

  private async forecast(key: string, report: Report): Promise<void> {
    const context = await this.project.contextOf(report.uri);
    const forecast = context?.features.forecast;
    // another version will have a report of its own
    if (forecast === undefined || forecast.key() !== report.forecastKey) return;
    const isCancelled = (): boolean => this.waiting.get(key) !== report || !this.listener.isIdle();
    const hints = await this.forecasts.of(forecast, isCancelled);
    const isCurrent = this.project.currentReport(report.uri)?.report === report;
    if (hints !== undefined && hints.length > 0 && isCurrent) this.listener.onForecast(key, report);
  }
}
