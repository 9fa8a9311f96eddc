/** Reveals ranges in the text. */
import {
  Range,
  Selection,
  TabInputText,
  TextEditorRevealType,
  ViewColumn,
  window,
  type TextDocument,
  type TextEditor,
} from 'vscode';
import type { TextRange } from '../../protocol/server';

/**
 * Selects a range of a document. `focus`: moves the focus to it and opens an editor if necessary; otherwise the range is
 * only selected in an editor that is already visible.
 */
export async function revealRange(
  document: TextDocument,
  { start, end }: TextRange,
  { focus, panelColumn }: { readonly focus: boolean; readonly panelColumn: ViewColumn | undefined },
): Promise<void> {
  const range = document.validateRange(new Range(start.line, start.character, end.line, end.character));
  const seen = window.visibleTextEditors.find((editor) => editor.document === document);
  if (!focus) {
    if (seen !== undefined) select(seen, range);
    return;
  }
  const viewColumn = seen?.viewColumn ?? columnOf(document, panelColumn) ?? ViewColumn.Beside;
  const editor = await window.showTextDocument(document, { viewColumn, preserveFocus: false });
  select(editor, range);
}

function select(editor: TextEditor, range: Range): void {
  editor.selection = new Selection(range.start, range.end);
  editor.revealRange(range, TextEditorRevealType.InCenterIfOutsideViewport);
}

/** Finds a group other than the panel's with a tab of the document, so that the panel stays visible. */
function columnOf(document: TextDocument, panelColumn: ViewColumn | undefined): ViewColumn | undefined {
  const key = document.uri.toString();
  const group = window.tabGroups.all.find(
    ({ tabs, viewColumn }) =>
      viewColumn !== panelColumn &&
      tabs.some(({ input }) => input instanceof TabInputText && input.uri.toString() === key),
  );
  return group?.viewColumn;
}
