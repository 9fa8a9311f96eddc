/** Which documents the server gets to see. */
import { workspace, type TextDocument } from 'vscode';
import type { Middleware } from 'vscode-languageclient';
import { isServed } from './languages';

/**
 * True where a fault in the document is something that its reader can mend: files of the workspace, writable
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
 * Middleware that keeps other documents from the server. The answer for a document is settled when it is opened,
 * so that the server never hears of a change to, or the end of, something it was not told of.
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
      // a document is asked about once more when its language changes; it is another's by the time of the answer
      return isServed(document.languageId) ? report : undefined;
    },
  };
}
