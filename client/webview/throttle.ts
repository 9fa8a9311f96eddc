/** Work that is asked for more often than it is worth doing. */
import type { Disposable } from 'vscode';

/** A frame of the screen, in milliseconds. */
const frame = 16;

/** Does the work at once, and then at most once a frame: what is asked for meanwhile is done once, at its end. */
export class Throttle implements Disposable {
  private timer: ReturnType<typeof setTimeout> | undefined;
  private isAsked = false;

  constructor(private readonly work: () => void) {}

  ask(): void {
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

/** Keeps only the latest of several answers that are on their way. */
export class Latest {
  private asked = 0;

  /** Calls `take` with the answer unless something was asked after it; an answer that fails is passed over. */
  async ask<T>(answer: Promise<T>, take: (value: T) => void): Promise<void> {
    const number = ++this.asked;
    try {
      const value = await answer;
      if (number === this.asked) take(value);
    } catch {
      // the server is not there, or the document has changed: then it is asked again
    }
  }

  /** Nothing that is on its way counts any more. */
  forget(): void {
    this.asked++;
  }
}
