/** Watches the document that a panel shows. */
import { Disposable, workspace, type TextDocument, type Uri } from 'vscode';
import { fileName } from '../documents/levels';

export interface DocumentListener {
  /** Called when the document was opened, changed or restored. */
  readonly changed: (document: TextDocument) => void;
  /** Called when the document no longer exists; the message gives the reason. */
  readonly gone: (message: string) => void;
}

/** Watches one document by its URI, with or without an editor. */
export class WatchedDocument implements Disposable {
  private shown: TextDocument | undefined;
  private isGone = false;
  private isEnded = false;
  private readonly subscriptions: Disposable;

  constructor(
    readonly uri: Uri,
    private readonly listener: DocumentListener,
  ) {
    const isOurs = (other: Uri): boolean => other.toString() === uri.toString();
    this.subscriptions = Disposable.from(
      workspace.onDidChangeTextDocument(({ document, contentChanges }) => {
        if (isOurs(document.uri) && contentChanges.length > 0) this.changed(document);
      }),
      // VS Code closes documents that no editor shows after a while, and when their language changes
      workspace.onDidCloseTextDocument(({ uri: closed }) => {
        if (isOurs(closed) && !this.isGone) void this.open('closed');
      }),
    );
    void this.open('missing');
  }

  /** The document; `undefined` if it does not exist. */
  get document(): TextDocument | undefined {
    return this.isGone ? undefined : this.shown;
  }

  /** Called when the file was deleted. Its document may stay open, and is shown again after an edit. */
  deleted(): void {
    this.gone(`${fileName(this.uri)} was deleted.`);
  }

  /** Called when the file was restored. */
  restored(): void {
    if (this.isGone) void this.open('missing');
  }

  dispose(): void {
    this.isEnded = true;
    this.subscriptions.dispose();
  }

  private async open(why: 'missing' | 'closed'): Promise<void> {
    const name = fileName(this.uri);
    // an untitled document would be reopened empty
    if (why === 'closed' && this.uri.scheme === 'untitled') {
      this.gone(`${name} was closed.`);
      return;
    }
    try {
      const document = await workspace.openTextDocument(this.uri);
      if (!this.isEnded) this.changed(document);
    } catch {
      if (!this.isEnded) this.gone(`${name} no longer exists or cannot be read.`);
    }
  }

  private changed(document: TextDocument): void {
    this.shown = document;
    this.isGone = false;
    this.listener.changed(document);
  }

  private gone(message: string): void {
    this.isGone = true;
    this.listener.gone(message);
  }
}
