import { schemeOf } from '../language';

/** Schemes of documents that show another state of a file: sides of a diff, timelines, outputs. */
const otherSides =
  /^(git|gitfs|git-.*|gitlens.*|fugitive|diffview|scm.*|review|pr|githubpr|conflictresolution|merge-conflict.*|vscode-local-history|vscode-scm|timeline|output|debug|search-editor|walkthroughsnippet|chat-.*|vscode-chat.*)$/i;

/**
 * Whether a fault in the document is something that its reader can mend. Our own client decides that better and sends
 * only such documents; of any other client, documents of the workspace's own schemes are checked.
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
