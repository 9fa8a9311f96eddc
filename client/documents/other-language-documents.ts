/** Level, balance and config files that are open with another language id. */
import { Disposable, languages, window, workspace, type Uri } from 'vscode';
import { fileGlobs, isServed } from '../manifest/languages';
import { seenUris } from './seen-uris';

/** Files that the server reads by their names, to which the schemas are also bound. */
const ours = fileGlobs.map((pattern) => ({ pattern }));

/**
 * Finds the files whose problems another language reports: JSON with our schemas if the id is `json`. This applies
 * while the file has a tab or a visible editor. VS Code can keep a document after its last tab was closed; its problems
 * are then not reported by the other language, so the file is checked again.
 *
 * Levels that only a config file includes are excluded. They are `json` from the start and have no schema, so their
 * faults would disappear when the file is opened.
 *
 * Calls `onAdded` with each file that is added.
 */
export function watchOtherLanguageDocuments(
  onAdded: (uri: Uri) => void,
): Disposable & { has(uri: Uri): boolean } {
  let otherLanguage = new Set<string>();
  const look = (): void => {
    const before = otherLanguage;
    const uris = otherLanguageUris();
    otherLanguage = new Set(uris.map(String));
    for (const uri of uris) if (!before.has(uri.toString())) onAdded(uri);
  };
  const events = Disposable.from(
    // VS Code closes a document and opens it again when its language changes
    workspace.onDidOpenTextDocument(look),
    workspace.onDidCloseTextDocument(look),
    window.tabGroups.onDidChangeTabs(look),
    window.onDidChangeVisibleTextEditors(look),
  );
  look();
  return {
    has: (uri) => otherLanguage.has(uri.toString()),
    dispose: () => {
      events.dispose();
    },
  };
}

function otherLanguageUris(): Uri[] {
  const documents = workspace.textDocuments.filter(
    (document) => !isServed(document.languageId) && languages.match(ours, document) > 0,
  );
  if (documents.length === 0) return [];
  const seen = new Set(seenUris().map(String));
  return documents.map(({ uri }) => uri).filter((uri) => seen.has(uri.toString()));
}
