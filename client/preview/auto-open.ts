/** Opens the preview without being asked, if the user wants that. */
import { Disposable, TabInputWebview, ViewColumn, window, workspace, type TextEditor } from 'vscode';
import { isLevel } from '../documents/levels';
import { viewType } from './panel';
import type { PreviewPanels } from './panels';

/** Opens the preview beside the first level that is shown in the window, unless there is one already. */
export function autoOpen(panels: PreviewPanels): Disposable {
  const isWanted = workspace.getConfiguration('reactor').get<boolean>('preview.autoOpen', false);
  if (!isWanted || isShown()) return Disposable.from();
  let events: Disposable | undefined = undefined;
  const look = (editor: TextEditor | undefined): void => {
    if (editor === undefined || !isLevel(editor.document)) return;
    events?.dispose();
    if (!isShown()) panels.open(editor.document.uri, ViewColumn.Beside);
  };
  events = window.onDidChangeActiveTextEditor(look);
  look(window.activeTextEditor);
  return events;
}

/** Returns true if the window has a preview, which may not be loaded yet. */
function isShown(): boolean {
  return window.tabGroups.all.some(({ tabs }) =>
    tabs.some(({ input }) => input instanceof TabInputWebview && input.viewType.endsWith(viewType)),
  );
}
