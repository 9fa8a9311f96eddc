import type { Document } from '../../language';
import { delay, yieldToRequests } from './macrotask';

/** After an edit an editor sends its other requests within this time (in milliseconds): completion after 10 ms by default. */
const typingDelay = 20;
/** About how many characters a check reads in a millisecond. Checks that take longer than `typingDelay` may wait as long as they take. */
const checkedPerMillisecond = 40_000;
/** An editor whose last request is not older than this (in milliseconds) is expected to send more after the next edit. */
const recentWindow = 2000;
/** After this many edits in a row a check no longer waits for the last of them. */
const maxEdits = 5;

/**
 * Lets requests about what was just typed go before checks. Checks take longer than those requests, and an editor asks for
 * diagnostics first. An editor that sends no other requests gets its diagnostics at once.
 */
export class RequestGate {
  private last = -Infinity;

  /** Records that a request about a document has arrived. */
  noteRequest(): void {
    this.last = Date.now();
  }

  /** Resolves when the requests that follow an edit may have arrived, but not before `min` milliseconds. */
  async afterRequests(document: Document | undefined, min = 0): Promise<void> {
    const isExpected = document !== undefined && Date.now() - this.last < recentWindow;
    const wait = isExpected ? Math.max(typingDelay, document.text.length / checkedPerMillisecond) : min;
    await (wait === 0 ? yieldToRequests() : delay(wait));
  }

  /** Does the same until the document has not changed meanwhile. */
  async afterTyping(current: () => Document | undefined, min = 0): Promise<void> {
    for (let edits = 0; edits < maxEdits; edits++) {
      const document = current();
      await this.afterRequests(document, min);
      if (current() === document) return;
    }
  }
}
