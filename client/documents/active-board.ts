/** Finds the document of the active board editor. */
import { TabInputCustom, window, workspace, type TextDocument } from 'vscode';

/** The `viewType` of board editors in the manifest. */
export const boardViewType = 'reactor.board';

/** Returns the document of the active board editor. */
export function activeBoardDocument(): TextDocument | undefined {
  const input = window.tabGroups.activeTabGroup.activeTab?.input;
  if (!(input instanceof TabInputCustom) || input.viewType !== boardViewType) return undefined;
  const key = input.uri.toString();
  return workspace.textDocuments.find(({ uri }) => uri.toString() === key);
}
