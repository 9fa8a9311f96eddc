/** The way of messages into a panel, of which none is lost. */
import type { HostMessage } from '../../server/protocol-preview';

/** Tells how things stand: a later one takes the place of an earlier one, and a page that begins anew gets them all. */
type Standing = Extract<HostMessage, { type: 'document' | 'gone' | 'caret' | 'problems' }>;
type Passing = Exclude<HostMessage, Standing>;

/** The order in which a page hears how things stand; a document is there, or it is gone. */
const order = ['document', 'caret', 'problems'] as const;
type Slot = (typeof order)[number];

/** Milliseconds after which a board that was not painted is waited for no longer. */
const patience = 1_000;

/**
 * Keeps messages for a page that does not listen yet, is hidden (a hidden page does not exist) or was just moved, and
 * delivers them in order once it says that it is ready. While a page is busy painting a board it gets no other one: of
 * those that come meanwhile only the last.
 */
export class Mailbox {
  private readonly standing = new Map<Slot, Standing>();
  private readonly unsent = new Set<Slot>();
  private waiting: Passing[] = [];
  private isReady = false;
  private painting: ReturnType<typeof setTimeout> | undefined;

  /** `post` answers false where nobody was there to take the message. */
  constructor(private readonly post: (message: HostMessage) => Thenable<boolean>) {}

  send(message: HostMessage): void {
    if (isStanding(message)) {
      const slot = message.type === 'gone' ? 'document' : message.type;
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
    // without a document the page hears nothing: all else is about one
    if (!this.isReady || this.painting !== undefined || !this.standing.has('document')) return;
    for (const slot of order) {
      const message = this.standing.get(slot);
      if (message === undefined || !this.unsent.delete(slot)) continue;
      void this.post(message);
      if (message.type === 'document') this.painting = setTimeout(() => this.painted(), patience);
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

function isStanding(message: HostMessage): message is Standing {
  return message.type === 'gone' || order.some((type) => type === message.type);
}
