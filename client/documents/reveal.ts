/** Shows in the text what a panel points at. */
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
 * Selects a range of a document. `focus`: the person goes there, so that an editor is opened where there is none; without
 * it the range is only shown along in an editor that is seen already.
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

/** Another group than the panel's that has a tab of the document, so that the panel stays in sight. */
function columnOf(document: TextDocument, panelColumn: ViewColumn | undefined): ViewColumn | undefined {
  const key = document.uri.toString();
  const group = window.tabGroups.all.find(
    ({ tabs, viewColumn }) =>
      viewColumn !== panelColumn &&
      tabs.some(({ input }) => input instanceof TabInputText && input.uri.toString() === key),
  );
  return group?.viewColumn;
}
