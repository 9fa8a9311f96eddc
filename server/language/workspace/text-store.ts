import { readDocument, type Document } from '../text/document';
import type { FileContent, FilePort } from './file-port';

/** A document that an editor has open: its text counts, not the file's. */
export interface OpenDocument {
  /** As the editor spells it. */
  readonly uri: string;
  /** The version of the editor, which restarts when the document is opened. */
  readonly version: number;
  readonly document: Document;
  /** The editor's id of its language, if it gave one. */
  readonly language?: string | undefined;
}

/** A text that was read, or the reason why it could not be read. */
export type Content = { readonly document: Document } | Exclude<FileContent, { readonly text: string }>;

/**
 * The texts of all files: open documents hide files on disk. Each change of the text of a file gives it another
 * revision. Revisions are never used twice, so a cached result is never used for another text.
 */
export class TextStore {
  private readonly opened = new Map<string, OpenDocument>();
  private readonly revisions = new Map<string, number>();
  private latest = 0;

  constructor(private readonly port: FilePort) {}

  /** Returns the revision of the current text of a file. */
  revisionOf(uri: string): number {
    return this.revisions.get(uri) ?? 0;
  }

  /** Records that the text of a file has changed, or may have changed. */
  touch(uri: string): void {
    this.revisions.set(uri, ++this.latest);
  }

  open(uri: string): OpenDocument | undefined {
    return this.opened.get(uri);
  }

  /** The URIs of all open documents. */
  openUris(): IterableIterator<string> {
    return this.opened.keys();
  }

  /** Sets an open document, or closes it if there is no document. */
  setOpen(uri: string, document: OpenDocument | undefined): void {
    if (document === undefined) this.opened.delete(uri);
    else this.opened.set(uri, document);
    this.touch(uri);
  }

  /** Returns the current text. */
  async content(uri: string): Promise<Content> {
    const open = this.opened.get(uri);
    if (open !== undefined) return { document: open.document };
    const read = await this.port.read(uri);
    return 'text' in read ? { document: readDocument(read.text) } : read;
  }
}
