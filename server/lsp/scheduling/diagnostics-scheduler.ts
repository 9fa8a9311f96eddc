import type { Project, ProjectChange, Report } from '../../language';
import type { RequestGate } from './request-gate';
import { nextMacrotask } from './macrotask';

/** Requests about what was just typed arrive within this time (in milliseconds), and go first. */
const typingDelay = 10;

/** Receives a file's changed report; `undefined` if the file has no report any longer. */
type Delivery = (key: string, report: Report | undefined, before: Report | undefined) => void;

/** The listener of a scheduler. */
export interface DiagnosticsListener {
  readonly onReport: Delivery;
  /** Called when `isWorking` or `reports` may have changed. */
  readonly onProgress: () => void;
  readonly onError: (uri: string, error: unknown) => void;
}

/**
 * Checks everything that may have changed, open documents first, one file in each turn of the event loop, so that
 * requests are answered in between.
 */
export class DiagnosticsScheduler {
  private readonly delivered = new Map<string, Report>();
  private waiting = new Set<string>();
  private isRunning = false;
  private isDisposed = false;

  constructor(
    private readonly project: Project,
    private readonly gate: RequestGate,
    private readonly listener: DiagnosticsListener,
  ) {
    project.onChange((change) => this.mark(change));
  }

  /** The latest delivered report of each file. */
  get reports(): ReadonlyMap<string, Report> {
    return this.delivered;
  }

  /** True if files are still being listed, or more than the edited file waits to be checked. */
  get isWorking(): boolean {
    return !this.project.isScanned || this.waiting.size > 1;
  }

  /** True if any file waits to be checked. */
  get isBusy(): boolean {
    return this.isRunning;
  }

  dispose(): void {
    this.isDisposed = true;
  }

  private mark(change: ProjectChange): void {
    const uris = change === 'everything' ? [...this.project.uris(), ...this.delivered.keys()] : change.uris;
    for (const uri of uris) this.waiting.add(uri);
    if (!this.isRunning) void this.run();
  }

  private async run(): Promise<void> {
    this.isRunning = true;
    await nextMacrotask();
    this.listener.onProgress();
    while (!this.isDisposed) {
      const next = this.next();
      if (next === undefined) break;
      this.waiting.delete(next);
      await this.check(next);
      await nextMacrotask();
    }
    this.isRunning = false;
    this.listener.onProgress();
  }

  private next(): string | undefined {
    for (const uri of this.waiting) if (this.project.openDocument(uri) !== undefined) return uri;
    const [first] = this.waiting;
    return first;
  }

  private async check(uri: string): Promise<void> {
    const current = () => this.project.openDocument(uri)?.document;
    if (current() !== undefined) await this.gate.afterTyping(current, typingDelay);
    let report: Report | undefined;
    try {
      report = await this.project.report(uri);
    } catch (error) {
      this.listener.onError(uri, error);
      return;
    }
    const before = this.delivered.get(uri);
    if (report?.id === before?.id) return;
    if (report === undefined) this.delivered.delete(uri);
    else this.delivered.set(uri, report);
    this.listener.onReport(uri, report, before);
  }
}
