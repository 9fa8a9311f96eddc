/** Limits the rate of work. */
import type { Disposable } from 'vscode';

/** Duration of a frame, in milliseconds. */
const frame = 16;

/** Runs work at once, and then at most once per frame. Requests in between are combined and run at its end. */
export class Throttle implements Disposable {
  private timer: ReturnType<typeof setTimeout> | undefined;
  private isAsked = false;

  constructor(private readonly work: () => void) {}

  request(): void {
    this.isAsked = true;
    if (this.timer === undefined) this.run();
  }

  dispose(): void {
    clearTimeout(this.timer);
    this.isAsked = false;
  }

  private run(): void {
    this.timer = undefined;
    if (!this.isAsked) return;
    this.isAsked = false;
    this.timer = setTimeout(() => this.run(), frame);
    this.work();
  }
}

/** Delivers only the latest of several pending responses. */
export class LatestResponse {
  private asked = 0;

  /** Calls `take` with the response unless there was a later request. Ignores failed requests. */
  async deliver<T>(answer: Promise<T>, take: (value: T) => void): Promise<void> {
    const number = ++this.asked;
    try {
      const value = await answer;
      if (number === this.asked) take(value);
    } catch {
      // the server is not running, or the document has changed and will be requested again
    }
  }

  /** Ignores all pending responses. */
  forget(): void {
    this.asked++;
  }
}
