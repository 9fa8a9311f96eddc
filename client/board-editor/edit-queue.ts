/** Serializes the edits of board editors: strokes, fixes, undo and redo. */
import type { TextDocument } from 'vscode';

/** Keeps one queue for each document, shared by its board editors. */
export class EditQueue {
  private readonly queues = new WeakMap<TextDocument, Promise<void>>();

  constructor(private readonly log: (message: string) => void) {}

  /** Runs work after all earlier work. Later work runs even if it fails. */
  add<T>(document: TextDocument, work: () => PromiseLike<T>): Promise<T> {
    const done = this.settled(document).then(work);
    const settled = done.then(
      () => undefined,
      (error: unknown) => this.log(`Board editor of ${document.uri.toString(true)}: ${String(error)}`),
    );
    this.queues.set(document, settled);
    return done;
  }

  /** Resolves when all queued edits are in the text. */
  settled(document: TextDocument): Promise<void> {
    return this.queues.get(document) ?? Promise.resolve();
  }
}
