/** A document that a panel shows: it is opened, changed, and may be deleted. */
import { Disposable, workspace, type TextDocument, type Uri } from 'vscode';
import { fileName } from '../documents/levels';

export interface DocumentListener {
  /** The document is there, for the first time, with another text, or again. */
  readonly changed: (document: TextDocument) => void;
  /** It is not there any more: a sentence that says why. */
  readonly gone: (message: string) => void;
}

/** Follows one document by its address, whether an editor shows it or not. */
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

  /** The document, where it is there. */
  get document(): TextDocument | undefined {
    return this.isGone ? undefined : this.shown;
  }

  /** The file was deleted. The document may live on in an editor: it is shown again as soon as it is edited. */
  deleted(): void {
    this.gone(`${fileName(this.uri)} was deleted.`);
  }

  /** The file is there again. */
  restored(): void {
    if (this.isGone) void this.open('missing');
  }

  dispose(): void {
    this.isEnded = true;
    this.subscriptions.dispose();
  }

  private async open(why: 'missing' | 'closed'): Promise<void> {
    const name = fileName(this.uri);
    // one that was never saved would come back empty
    if (why === 'closed' && this.uri.scheme === 'untitled') {
      this.gone(`${name} was closed.`);
      return;
    }
    try {
      const document = await workspace.openTextDocument(this.uri);
      if (!this.isEnded) this.changed(document);
    } catch {
      if (!this.isEnded) this.gone(`${name} is not there any more, or cannot be read.`);
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
