/** Files in tabs and editors. */
import { TabInputCustom, TabInputText, TabInputTextDiff, window, type Uri } from 'vscode';

/** Returns the documents that language clients, including that of JSON, consider visible. */
export function seenUris(): Uri[] {
  const inTabs = window.tabGroups.all.flatMap(({ tabs }) =>
    tabs.flatMap(({ input }) => {
      if (input instanceof TabInputText || input instanceof TabInputCustom) return [input.uri];
      return input instanceof TabInputTextDiff ? [input.modified] : [];
    }),
  );
  return [...inTabs, ...window.visibleTextEditors.map(({ document }) => document.uri)];
}
