/** The edits that boards make, one after the other: strokes, fixes, undo and redo. */
import type { TextDocument } from 'vscode';

/** Has a queue for each document, whichever of its boards is drawn on. */
export class EditQueue {
  private readonly queues = new WeakMap<TextDocument, Promise<void>>();

  constructor(private readonly log: (message: string) => void) {}

  /** Does work once all work before it is done. Where it fails, the work after it is done all the same. */
  add<T>(document: TextDocument, work: () => PromiseLike<T>): Promise<T> {
    const done = this.settled(document).then(work);
    const settled = done.then(
      () => undefined,
      (error: unknown) => this.log(`The board of ${document.uri.toString(true)}: ${String(error)}`),
    );
    this.queues.set(document, settled);
    return done;
  }

  /** Resolves when everything drawn so far is in the text. */
  settled(document: TextDocument): Promise<void> {
    return this.queues.get(document) ?? Promise.resolve();
  }
}
