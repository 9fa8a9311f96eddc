/** What boards do to documents, one thing after the other: strokes, mends, undo and redo. */
import type { TextDocument } from 'vscode';

/** A queue for each document, whichever of its boards is drawn on. */
export class EditQueue {
  private readonly queues = new WeakMap<TextDocument, Promise<void>>();

  constructor(private readonly log: (message: string) => void) {}

  /** Does something once all before it is done. Where it fails, what comes after it is done all the same. */
  add(document: TextDocument, work: () => PromiseLike<unknown>): Promise<void> {
    const done = this.settled(document).then(async () => {
      try {
        await work();
      } catch (error) {
        this.log(`The board of ${document.uri.toString(true)}: ${String(error)}`);
      }
    });
    this.queues.set(document, done);
    return done;
  }

  /** Resolves when all that was drawn so far is in the text. */
  settled(document: TextDocument): Promise<void> {
    return this.queues.get(document) ?? Promise.resolve();
  }
}
