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

  /** Files for which something is shown. */
  shown(): Uri[] {
    return [...this.collections].flatMap((collection) => [...collection].map(([uri]) => uri));
  }
}

/**
 * Middleware for workspace reports, which closes two gaps.
 *
 * The client forgets what it has pulled of a document when its tab is closed, and then does not ask about it again: a
 * file that vanishes in that moment would show its faults for ever. So everything that is shown is asked about.
 *
 * A hidden document whose file was deleted is still open to the server, which reports its faults. Those are dropped,
 * together with the report's id, so that the whole report comes once the file is back. (What stands in an editor is
 * not concerned: there the client prefers the document's own report.)
 */
export function workspacePulls(
  collections: KnownCollections,
  gone: { has(uri: Uri): boolean },
): Required<Pick<DiagnosticProviderMiddleware, 'provideWorkspaceDiagnostics'>> {
  const dropGone = (
    item: vsdiag.WorkspaceDocumentDiagnosticReport,
  ): vsdiag.WorkspaceDocumentDiagnosticReport => {
    if (!gone.has(item.uri)) return item;
    return {
      kind: vsdiag.DocumentDiagnosticReportKind.full,
      uri: item.uri,
      version: item.version,
      items: [],
    };
  };
  return {
    provideWorkspaceDiagnostics: (resultIds, token, report, next) => {
      const known = new Set(resultIds.map(({ uri }) => uri.toString()));
      const forgotten = collections.shown().filter((uri) => !known.has(uri.toString()));
      const all = [...resultIds, ...forgotten.map((uri) => ({ uri, value: '' }))];
      return next(all, token, (chunk) => {
        report(chunk === null ? null : { items: chunk.items.map(dropGone) });
      });
    },
  };
}
