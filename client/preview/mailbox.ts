/** The way of messages into a panel, of which none is lost. */
import type { HostMessage } from '../../server/protocol-preview';

/** Tells how things stand: a later one takes the place of an earlier one, and a page that begins anew gets them all. */
type Standing = Extract<HostMessage, { type: 'document' | 'gone' | 'caret' | 'problems' }>;
type Passing = Exclude<HostMessage, Standing>;

/** The order in which a new page hears how things stand; a document is there, or it is gone. */
const order = ['document', 'caret', 'problems'] as const;

/**
 * Keeps messages for a page that does not listen yet, is hidden (a hidden page does not exist) or was just moved, and
 * delivers them in order once it says that it is ready.
 */
export class Mailbox {
  private readonly standing = new Map<(typeof order)[number], Standing>();
  private waiting: Passing[] = [];
  private isReady = false;

  /** `post` answers false where nobody was there to take the message. */
  constructor(private readonly post: (message: HostMessage) => Thenable<boolean>) {}

  send(message: HostMessage): void {
    if (isStanding(message)) {
      this.standing.set(message.type === 'gone' ? 'document' : message.type, message);
      if (this.isReady) void this.post(message);
    } else {
      this.waiting.push(message);
    }
    this.flush();
  }

  /** The page listens, for the first time or anew. Without a document it hears nothing: all else is about one. */
  ready(): void {
    this.isReady = true;
    for (const type of order) {
      const message = this.standing.get(type);
      if (message !== undefined) void this.post(message);
    }
    this.flush();
  }

  /** The page is gone for now. */
  away(): void {
    this.isReady = false;
  }

  /** Forgets what was about another document. */
  clear(): void {
    this.standing.clear();
  }

  private flush(): void {
    // what a panel is asked to do is done to a document, so it comes behind the first
    if (!this.isReady || !this.standing.has('document')) return;
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
