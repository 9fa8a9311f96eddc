import { schemeOf } from '../language';

/** Schemes of documents that show another version of a file: sides of a diff, timelines, outputs. */
const otherSides =
  /^(git|gitfs|git-.*|gitlens.*|fugitive|diffview|scm.*|review|pr|githubpr|conflictresolution|merge-conflict.*|vscode-local-history|vscode-scm|timeline|output|debug|search-editor|walkthroughsnippet|chat-.*|vscode-chat.*)$/i;

/**
 * Returns true if the user can fix faults in the document. Our own client only sends such documents; for other clients,
 * documents with the schemes of the workspace are checked.
 */
export function isChecked(uri: string, roots: readonly string[], isOwnClient: boolean): boolean {
  const scheme = schemeOf(uri).toLowerCase();
  if (otherSides.test(scheme)) return false;
  return (
    isOwnClient ||
    scheme === 'file' ||
    scheme === 'untitled' ||
    roots.some((root) => schemeOf(root) === scheme)
  );
}
