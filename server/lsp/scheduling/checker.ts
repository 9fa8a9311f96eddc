import type { Project, ProjectChange, Report } from '../../language';
import type { Attention } from './attention';
import { tick } from './tick';

/** Who types asks for something about what was typed within so many milliseconds; that goes first. */
const typing = 10;

/** A file's report has changed; `undefined` where there is nothing to say about it any more. */
export type Delivery = (key: string, report: Report | undefined, before: Report | undefined) => void;

/** What a checker tells. */
export interface CheckerListener {
  /** A report is another than before. */
  readonly deliver: Delivery;
  /** Something of what `Checker` shows has changed. */
  readonly progress: () => void;
  readonly failed: (uri: string, error: unknown) => void;
}

/**
 * Works through everything that may have changed, open documents first, one file a turn of the event loop, so that
 * whoever asks for something gets an answer in between.
 */
export class Checker {
  private readonly delivered = new Map<string, Report>();
  private waiting = new Set<string>();
  private isRunning = false;
  private isEnded = false;

  constructor(
    private readonly project: Project,
    private readonly attention: Attention,
    private readonly listener: CheckerListener,
  ) {
    project.onChange((change) => this.mark(change));
  }

  /** The latest delivered report of each file. */
  get reports(): ReadonlyMap<string, Report> {
    return this.delivered;
  }

  /** Whether more than what is being typed waits to be checked. */
  get isWorking(): boolean {
    return !this.project.isScanned || this.waiting.size > 1;
  }

  /** Whether anything waits to be checked. */
  get isBusy(): boolean {
    return this.isRunning;
  }

  dispose(): void {
    this.isEnded = true;
  }

  private mark(change: ProjectChange): void {
    const uris = change === 'everything' ? [...this.project.uris(), ...this.delivered.keys()] : change.uris;
    for (const uri of uris) this.waiting.add(uri);
    if (!this.isRunning) void this.run();
  }

  private async run(): Promise<void> {
    this.isRunning = true;
    await tick();
    this.listener.progress();
    while (!this.isEnded) {
      const next = this.next();
      if (next === undefined) break;
      this.waiting.delete(next);
      await this.check(next);
      await tick();
    }
    this.isRunning = false;
    this.listener.progress();
  }

  private next(): string | undefined {
    for (const uri of this.waiting) if (this.project.openDocument(uri) !== undefined) return uri;
    const [first] = this.waiting;
    return first;
  }

  private async check(uri: string): Promise<void> {
    const current = () => this.project.openDocument(uri)?.document;
    if (current() !== undefined) await this.attention.quiet(current, typing);
    let report: Report | undefined;
    try {
      report = await this.project.report(uri);
    } catch (error) {
      this.listener.failed(uri, error);
      return;
    }
    const before = this.delivered.get(uri);
    if (report?.id === before?.id) return;
    if (report === undefined) this.delivered.delete(uri);
    else this.delivered.set(uri, report);
    this.listener.deliver(uri, report, before);
  }
}
