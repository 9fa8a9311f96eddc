/** Decides which documents the server gets. */
import { workspace, type TextDocument } from 'vscode';
import type { Middleware } from 'vscode-languageclient';
import { isServed } from '../manifest/languages';

/**
 * Returns whether a person can fix faults of the document: files of the workspace, writable
 * files elsewhere and unsaved documents. The old side of a diff (`git:` and its kin), a timeline entry or another
 * read-only view of a file is not checked, whatever its scheme is called.
 */
function isChecked(document: TextDocument): boolean {
  const { scheme } = document.uri;
  if (scheme === 'untitled') return true;
  const ofWorkspace = workspace.workspaceFolders?.some((folder) => folder.uri.scheme === scheme) ?? false;
  return ofWorkspace || workspace.fs.isWritableFileSystem(scheme) === true;
}

/**
 * Middleware that keeps other documents from the server. Whether a document is sent is decided when it is opened,
 * so that the server never gets a change or a close of a document that was not opened for it.
 */
export function checkedDocuments(): Middleware {
  const sent = new Set<string>();
  const isSent = (document: TextDocument): boolean => sent.has(document.uri.toString());
  return {
    didOpen: async (document, next) => {
      if (!isChecked(document)) return;
      sent.add(document.uri.toString());
      await next(document);
    },
    didChange: async (event, next) => {
      if (isSent(event.document)) await next(event);
    },
    didSave: async (document, next) => {
      if (isSent(document)) await next(document);
    },
    didClose: async (document, next) => {
      if (sent.delete(document.uri.toString())) await next(document);
    },
    provideDiagnostics: async (document, previousResultId, token, next) => {
      if (!('uri' in document)) return next(document, previousResultId, token);
      if (!isChecked(document)) return undefined;
      const report = await next(document, previousResultId, token);
      // a document whose language changes is pulled once more, but belongs to another language when the report arrives
      return isServed(document.languageId) ? report : undefined;
    },
  };
}
