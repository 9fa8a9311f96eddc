import { analysisIn, isLevelDocument, type Project, type Report } from '../../language';
import type { Foresight } from './foresight';
import { tick } from './tick';

/**
 * Foresees open levels when there is nothing else to do, the one that was reported last first, for editors that are told
 * the forecast together with the faults.
 */
export class ForecastLater {
  private readonly waiting = new Map<string, Report>();
  private isRunning = false;
  private isEnded = false;

  constructor(
    private readonly project: Project,
    private readonly foresight: Foresight,
    private readonly listener: {
      /** Whether there is nothing else to do. */
      readonly isIdle: () => boolean;
      /** Something is foreseen of what was reported; the report still holds. */
      readonly foreseen: (key: string, report: Report) => void;
      readonly failed: (uri: string, error: unknown) => void;
    },
  ) {}

  dispose(): void {
    this.isEnded = true;
  }

  /** Takes note of a file's newest report. */
  note(key: string, report: Report | undefined): void {
    this.waiting.delete(key);
    if (report !== undefined && analysisIn(report)?.level !== undefined) this.waiting.set(key, report);
  }

  /** Called when there may be nothing else to do. */
  go(): void {
    if (!this.isRunning && this.waiting.size > 0) void this.run();
  }

  private async run(): Promise<void> {
    this.isRunning = true;
    await tick();
    while (!this.isEnded && this.listener.isIdle()) {
      const next = [...this.waiting].at(-1);
      if (next === undefined) break;
      const [key, report] = next;
      try {
        await this.foresee(key, report);
      } catch (error) {
        this.listener.failed(report.uri, error);
      }
      if (this.waiting.get(key) === report && this.listener.isIdle()) this.waiting.delete(key);
      await tick();
    }
    this.isRunning = false;
  }

  private async foresee(key: string, report: Report): Promise<void> {
    const context = await this.project.contextOf(report.uri);
    const isOver = (): boolean => this.waiting.get(key) !== report || !this.listener.isIdle();
    if (!isLevelDocument(context) || context.level.analysis !== analysisIn(report)) {
      // there will be another report
      return;
    }
    const hints = await this.foresight.of(context.level, isOver);
    const isCurrent = this.project.currentReport(report.uri)?.report === report;
    if (hints !== undefined && hints.length > 0 && isCurrent) this.listener.foreseen(key, report);
  }
}
