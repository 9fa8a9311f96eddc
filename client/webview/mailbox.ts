/** Delivers messages to a page without losing any. */

/** Milliseconds after which the mailbox no longer waits for a document to be painted. */
const paintTimeout = 1_000;

interface Message {
  readonly type: string;
}

/** The order and replacement of the messages to a page. */
export interface MessageOrder<M extends Message> {
  /**
   * The messages that report a state, in the order in which the page gets them. A later one replaces an earlier one, and
   * a reloaded page gets them all. The first is the document that the page paints; `gone` reports that there is none.
   */
  readonly states: readonly Exclude<M['type'], 'gone'>[];
  /**
   * The message that changes the document which the page has. It follows the document, before the other states. A page
   * that is not ready gets none of them: it gets the whole document when it becomes ready.
   */
  readonly change?: M['type'];
}

/**
 * Keeps messages for a page that does not listen yet, is hidden (a hidden page does not exist) or was just moved, and
 * delivers them in order once the page is ready. While a page paints a document, further documents wait, and only the
 * last of them is delivered.
 */
export class Mailbox<M extends Message> {
  private readonly states = new Map<string, M>();
  private readonly unsent = new Set<string>();
  private changes: M[] = [];
  private waiting: M[] = [];
  private isReady = false;
  private painting: ReturnType<typeof setTimeout> | undefined;
  private readonly document: string;

  /** `post` resolves to false if no page received the message. */
  constructor(
    private readonly post: (message: M) => Thenable<boolean>,
    private readonly order: MessageOrder<M>,
  ) {
    this.document = order.states[0] ?? '';
  }

  send(message: M): void {
    const state =
      message.type === 'gone' ? this.document : this.order.states.find((type) => type === message.type);
    if (state !== undefined) {
      this.states.set(state, message);
      this.unsent.add(state);
      if (state === this.document) this.changes = [];
    } else if (message.type === this.order.change) {
      if (this.isReady) this.changes.push(message);
    } else this.waiting.push(message);
    this.flush();
  }

  /** Called when the page can receive messages, at first or after a reload. */
  ready(): void {
    this.away();
    this.isReady = true;
    for (const state of this.states.keys()) this.unsent.add(state);
    this.flush();
  }

  /** Called when the page has painted the document. */
  painted(): void {
    clearTimeout(this.painting);
    this.painting = undefined;
    this.flush();
  }

  /** Called when the page is hidden or reloaded. */
  away(): void {
    this.isReady = false;
    this.changes = [];
    clearTimeout(this.painting);
    this.painting = undefined;
  }

  /** Discards the states of the previous document. */
  clear(): void {
    this.states.clear();
    this.unsent.clear();
    this.changes = [];
  }

  private flush(): void {
    // a page without a document gets nothing: all other messages refer to it
    if (!this.isReady || this.painting !== undefined || !this.states.has(this.document)) return;
    for (const state of this.order.states) {
      const message = this.states.get(state);
      if (message !== undefined && this.unsent.delete(state)) {
        void this.post(message);
        if (message.type === this.document) this.painting = setTimeout(() => this.painted(), paintTimeout);
      }
      if (state === this.document) for (const change of this.changes.splice(0)) void this.post(change);
    }
    const sent = this.waiting;
    this.waiting = [];
    for (const message of sent) {
      void this.post(message).then((isTaken) => {
        if (!isTaken) this.waiting.push(message);
      });
    }
  }
}
