/** Which level the board editor in front draws. */
import { TabInputCustom, window, workspace, type TextDocument } from 'vscode';

/** The `viewType` of board editors, as the manifest knows it. */
export const boardViewType = 'reactor.board';

/** The document of the board editor that is active, if one is. */
export function activeBoardDocument(): TextDocument | undefined {
  const input = window.tabGroups.activeTabGroup.activeTab?.input;
  if (!(input instanceof TabInputCustom) || input.viewType !== boardViewType) return undefined;
  const key = input.uri.toString();
  return workspace.textDocuments.find(({ uri }) => uri.toString() === key);
}
