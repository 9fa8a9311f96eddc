/** Ensures that workspace reports clear outdated diagnostics. */
import { languages, workspace, type Diagnostic, type DiagnosticCollection, type Uri } from 'vscode';
import {
  vsdiag,
  type DiagnosticCollectionProvider,
  type DiagnosticProviderMiddleware,
} from 'vscode-languageclient';
import { diagnosticsIdentifier } from '../../protocol/server';
import { isServed } from '../manifest/languages';

/** Creates and tracks the client's diagnostic collections. */
export class KnownCollections implements DiagnosticCollectionProvider {
  private readonly collections = new Set<DiagnosticCollection>();
  /** The collection of the workspace's reports. */
  private ofWorkspace: DiagnosticCollection | undefined;

  create(name: string | undefined): DiagnosticCollection {
    const collection = languages.createDiagnosticCollection(name);
    this.collections.add(collection);
    if (name === diagnosticsIdentifier) this.ofWorkspace = collection;
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

  /** Shows what the workspace's report says about a file. */
  show(uri: Uri, diagnostics: readonly Diagnostic[]): void {
    this.ofWorkspace?.set(uri, diagnostics);
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
 * without diagnostics. That report is shown at once: the client ignores it if it still tracks the document, as it does
 * for good if the document was closed while it was about to pull it for the first time.
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
    if (item.kind === full && this.withheld.delete(key) && !isOpen(item.uri))
      this.collections.show(item.uri, item.items);
    return item;
  }
}

/** Returns true if a file is open as one of our languages. Its own report is shown then. */
function isOpen(uri: Uri): boolean {
  const key = uri.toString();
  return workspace.textDocuments.some(
    (document) => isServed(document.languageId) && document.uri.toString() === key,
  );
}
