/** Ensures that workspace reports clear outdated diagnostics. */
import { languages, type DiagnosticCollection, type Uri } from 'vscode';
import {
  vsdiag,
  type DiagnosticCollectionProvider,
  type DiagnosticProviderMiddleware,
} from 'vscode-languageclient';

/** Creates and tracks the client's diagnostic collections. */
export class KnownCollections implements DiagnosticCollectionProvider {
  private readonly collections = new Set<DiagnosticCollection>();

  create(name: string | undefined): DiagnosticCollection {
    const collection = languages.createDiagnosticCollection(name);
    this.collections.add(collection);
    return collection;
  }

  dispose(collection: DiagnosticCollection): void {
    this.collections.delete(collection);
    collection.dispose();
  }

  /** Removes the diagnostics of a file. */
  clear(uri: Uri): void {
    for (const collection of this.collections) collection.delete(uri);
  }

  /** Lists files with diagnostics. */
  shown(): Uri[] {
    return [...this.collections].flatMap((collection) => [...collection].map(([uri]) => uri));
  }
}

/**
 * Middleware for workspace reports, which closes three gaps.
 *
 * The client discards the state of a document when its tab is closed and does not pull it again, so a file that is deleted
 * at that moment would keep its diagnostics. Therefore every file with diagnostics is pulled.
 *
 * A hidden document whose file was deleted is still open on the server, which reports its faults. (For a document in an
 * editor, the client prefers the document's own report.) A file that is open with another language id is not open on the
 * server, which reports its content on disk. The reports of such silent files are withheld. When a file is no longer
 * silent, it is pulled without a previous result until a full report arrives, because an `unchanged` one would leave it
 * without diagnostics.
 */
export class WorkspacePulls {
  /** Files whose last report was withheld. */
  private readonly withheld = new Set<string>();

  constructor(
    private readonly collections: KnownCollections,
    private readonly isSilent: (uri: Uri) => boolean,
  ) {}

  /** Removes the diagnostics of a file that has become silent. */
  withhold(uri: Uri): void {
    this.withheld.add(uri.toString());
    this.collections.clear(uri);
  }

  middleware(): Required<Pick<DiagnosticProviderMiddleware, 'provideWorkspaceDiagnostics'>> {
    return {
      provideWorkspaceDiagnostics: (resultIds, token, report, next) => {
        const known = resultIds.filter(({ uri }) => this.isSilent(uri) || !this.withheld.has(uri.toString()));
        const keys = new Set(known.map(({ uri }) => uri.toString()));
        const forgotten = this.collections.shown().filter((uri) => !keys.has(uri.toString()));
        const all = [...known, ...forgotten.map((uri) => ({ uri, value: '' }))];
        return next(all, token, (chunk) => {
          report(chunk === null ? null : { items: chunk.items.map((item) => this.shownOf(item)) });
        });
      },
    };
  }

  private shownOf(item: vsdiag.WorkspaceDocumentDiagnosticReport): vsdiag.WorkspaceDocumentDiagnosticReport {
    const { full } = vsdiag.DocumentDiagnosticReportKind;
    const key = item.uri.toString();
    if (this.isSilent(item.uri)) {
      this.withheld.add(key);
      return { ...item, kind: full, items: [] };
    }
    if (item.kind === full) this.withheld.delete(key);
    return item;
  }
}
