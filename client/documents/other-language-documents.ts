/** Level, balance and config files that stand in an editor under another language id. */
import {
  Disposable,
  languages,
  TabInputCustom,
  TabInputText,
  TabInputTextDiff,
  window,
  workspace,
  type Uri,
} from 'vscode';
import { fileGlobs, isServed } from '../manifest/languages';

/** Files that are ours by their name. The schemas are bound to the same names. */
const ours = fileGlobs.map((pattern) => ({ pattern }));

/**
 * Finds the files whose problems another language reports: JSON with our schemas where the id is `json`. That is so
 * while the file is seen in a tab, shown or behind others, or in an editor without one. A document that VS Code keeps
 * after its last tab was closed has no reporter, so its file counts again.
 *
 * Levels that only a config file names are never among them: they are `json` from the start and have no schema, so
 * that a fault would go as soon as one follows it into the file.
 *
 * Calls `come` with each file that becomes one of them.
 */
export function watchOtherLanguageDocuments(
  come: (uri: Uri) => void,
): Disposable & { has(uri: Uri): boolean } {
  let otherLanguage = new Set<string>();
  const look = (): void => {
    const before = otherLanguage;
    const uris = otherLanguageUris();
    otherLanguage = new Set(uris.map(String));
    for (const uri of uris) if (!before.has(uri.toString())) come(uri);
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

/** What language clients, that of JSON included, count as visible. */
function seenUris(): Uri[] {
  const inTabs = window.tabGroups.all.flatMap(({ tabs }) =>
    tabs.flatMap(({ input }) => {
      if (input instanceof TabInputText || input instanceof TabInputCustom) return [input.uri];
      return input instanceof TabInputTextDiff ? [input.modified] : [];
    }),
  );
  return [...inTabs, ...window.visibleTextEditors.map(({ document }) => document.uri)];
}
