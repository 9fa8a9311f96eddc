/** Sees to it that a workspace report clears what it has to clear. */
import { languages, type DiagnosticCollection, type Uri } from 'vscode';
import {
  vsdiag,
  type DiagnosticCollectionProvider,
  type DiagnosticProviderMiddleware,
} from 'vscode-languageclient';

/** Makes the client's diagnostic collections, and knows them. */
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

  /** Takes away what is shown for a file. */
  clear(uri: Uri): void {
    for (const collection of this.collections) collection.delete(uri);
  }

  /** Files for which something is shown. */
  shown(): Uri[] {
    return [...this.collections].flatMap((collection) => [...collection].map(([uri]) => uri));
  }
}

/**
 * Middleware for workspace reports, which closes three gaps.
 *
 * The client forgets what it has pulled of a document when its tab is closed, and then does not ask about it again: a
 * file that vanishes in that moment would show its faults for ever. So everything that is shown is asked about.
 *
 * A hidden document whose file was deleted is still open to the server, which reports its faults. (What stands in an
 * editor is not concerned: there the client prefers the document's own report.) And a file that is open under another
 * language id is not open to the server, which reports it as it lies on disk. The reports of such silent files are
 * withheld. Once they are silent no more they are asked about as if nothing were known of them, until a whole report
 * has come: an `unchanged` one would leave them without faults.
 */
export class WorkspacePulls {
  /** Files of which the client knows the id of a report that it does not show. */
  private readonly withheld = new Set<string>();

  constructor(
    private readonly collections: KnownCollections,
    private readonly isSilent: (uri: Uri) => boolean,
  ) {}

  /** Takes away at once what is shown for a file that has become silent. */
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
