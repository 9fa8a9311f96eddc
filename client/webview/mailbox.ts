/** The way of messages into a panel, of which none is lost. */
/** Milliseconds after which a board that was not painted is waited for no longer. */
const timeout = 1_000;

/**
 * Keeps messages for a page that does not listen yet, is hidden (a hidden page does not exist) or was just moved, and
 * delivers them in order once it says that it is ready. While a page is busy painting a board it gets no other one: of
 * those that come meanwhile only the last.
 */
export class Mailbox<M extends { readonly type: string }> {
  private readonly standing = new Map<string, M>();
  private readonly unsent = new Set<string>();
  private waiting: M[] = [];
  private isReady = false;
  private painting: ReturnType<typeof setTimeout> | undefined;

  /**
   * `post` answers false where nobody was there to take the message. `order`: the messages that tell how things stand, as
   * a page hears them; a later one takes the place of an earlier one, and a page that begins anew gets them all. The first
   * is what is painted; `gone` tells that it is not there any more. All others pass.
   */
  constructor(
    private readonly post: (message: M) => Thenable<boolean>,
    private readonly order: readonly Exclude<M['type'], 'gone'>[],
  ) {}

  send(message: M): void {
    const slot = message.type === 'gone' ? this.order[0] : this.order.find((type) => type === message.type);
    if (slot !== undefined) {
      this.standing.set(slot, message);
      this.unsent.add(slot);
    } else {
      this.waiting.push(message);
    }
    this.flush();
  }

  /** The page listens, for the first time or anew. */
  ready(): void {
    this.away();
    this.isReady = true;
    for (const slot of this.standing.keys()) this.unsent.add(slot);
    this.flush();
  }

  /** The page has painted the board that it was sent. */
  painted(): void {
    clearTimeout(this.painting);
    this.painting = undefined;
    this.flush();
  }

  /** The page is gone for now. */
  away(): void {
    this.isReady = false;
    clearTimeout(this.painting);
    this.painting = undefined;
  }

  /** Forgets what was about another document. */
  clear(): void {
    this.standing.clear();
    this.unsent.clear();
  }

  private flush(): void {
    // without what it paints the page hears nothing: all else is about one
    if (!this.isReady || this.painting !== undefined || !this.standing.has(this.order[0] ?? '')) return;
    for (const slot of this.order) {
      const message = this.standing.get(slot);
      if (message === undefined || !this.unsent.delete(slot)) continue;
      void this.post(message);
      if (message.type === this.order[0]) this.painting = setTimeout(() => this.painted(), timeout);
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
